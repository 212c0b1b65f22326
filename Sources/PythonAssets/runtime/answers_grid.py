def read_grid(question, value):
    """An answer for each row; rows that the grid does not have are kept and counted apart."""
    if not isinstance(value, dict):
        return read_scalar(value, Unrecognised)
    rows = {}
    for row, item in value.items():
        if isinstance(item, (list, dict)):
            rows[row] = json_text(item)
        else:
            text = scalar_text(item)
            if text is not None:
                rows[row] = option_value(question, text)
    return rows or None


READERS["grid"] = read_grid
