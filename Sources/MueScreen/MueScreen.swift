// The first file of MueScreen takes the place of this line.
