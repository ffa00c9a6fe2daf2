NamijiView = object
