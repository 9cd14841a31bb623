// The first file of MueTable takes the place of this line.
