// Filled by its first capability.
