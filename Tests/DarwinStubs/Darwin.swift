// The C library on a Mac: here the system's own, which has nearly all of the same names, and what
// only a Mac has. Declarations only: nothing here is ever run. See `.ci/darwin`.
@_exported import Glibc

public let RUSAGE_SELF: Int32 = 0
