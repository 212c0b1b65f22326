moreColumns.rank = [["first_places", "firsts"], ["mean_rank", "mean_rank"], ["borda_points", "borda"]];
