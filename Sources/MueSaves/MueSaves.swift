// The first file of MueSaves takes the place of this line.
