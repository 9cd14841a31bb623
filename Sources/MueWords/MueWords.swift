// The first file of MueWords takes the place of this line.
