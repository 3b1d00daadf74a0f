import Foundation

/// The thread that asks.
enum CurrentThread {
  /// The number of the thread, by which the C library knows it.
  static var number: UInt {
    #if canImport(Musl)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }
}
