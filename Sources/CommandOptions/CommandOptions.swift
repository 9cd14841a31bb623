// The first file of CommandOptions takes the place of this line.
