import Foundation

/// The most memory that this process has held at once.
enum PeakMemory {
  /// The peak in mebibytes, as the system counts it.
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
