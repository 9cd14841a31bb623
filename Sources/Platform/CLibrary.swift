// The only import of the C library: every other file gets it from `Platform`, so a port to another
// system affects this target alone.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif
