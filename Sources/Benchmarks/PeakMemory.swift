import Foundation

/// The peak memory of this process.
enum PeakMemory {
  /// Returns the peak memory in mebibytes, as reported by the system.
  static func mebibytes() -> Double {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    #if os(Linux)
      return Double(usage.ru_maxrss) / 1024  // kibibytes
    #else
      return Double(usage.ru_maxrss) / 1024 / 1024  // bytes
    #endif
  }
}
