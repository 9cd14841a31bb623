// The first file of MueMind takes the place of this line.
