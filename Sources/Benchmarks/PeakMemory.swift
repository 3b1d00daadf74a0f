import Foundation

/// The peak memory of this process.
enum PeakMemory {
  /// Returns the peak memory in mebibytes, as reported by the system.
  static func mebibytes() -> Double {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return Double(usage.ru_maxrss) / 1024  // kibibytes
    #else
      getrusage(RUSAGE_SELF, &usage)
      return Double(usage.ru_maxrss) / 1024 / 1024  // bytes
    #endif
  }
}
