import Platform

/// Prints a line on standard output; the program uses this in place of Swift's own function, which loses output where
/// another program has made it non-blocking.
func print(_ text: String, terminator: String = "\n") {
  StandardStreams.write(text + terminator)
}
