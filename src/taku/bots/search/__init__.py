"""The engines: search in the compiled core, blind to which game it is."""
