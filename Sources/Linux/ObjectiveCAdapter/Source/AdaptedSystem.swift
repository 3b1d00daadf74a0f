/// The system whose compiler gets the adapted files.
package enum AdaptedSystem: String, CaseIterable, Sendable {
  case linux = "Linux"
  case macOS

  /// The system that this code was compiled for.
  package static var current: AdaptedSystem {
    #if os(macOS)
      .macOS
    #else
      .linux
    #endif
  }
}
