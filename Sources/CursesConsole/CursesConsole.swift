// The first file of CursesConsole takes the place of this line.
