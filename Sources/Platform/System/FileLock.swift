/// Gives up a lock that `flock` has taken, if there is one, and closes the descriptor.
///
/// Closing alone would not do: a program that is just being started has a copy of every descriptor for a moment, and the
/// lock lasts as long as the last copy.
public func unlockAndClose(_ descriptor: CInt) {
  _ = flock(descriptor, LOCK_UN)
  _ = close(descriptor)
}
