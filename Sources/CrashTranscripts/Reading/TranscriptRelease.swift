import ListCore

/// A release of the system as a report names it: `iOS 15.4`.
public struct TranscriptRelease: Hashable, Sendable {
  /// The number before the point.
  public var major: Int
  /// The number after the point; 0 if there is none.
  public var minor: Int

  /// Creates a release from its numbers.
  public init(major: Int, minor: Int = 0) {
    self.major = major
    self.minor = minor
  }
}

extension TranscriptRelease: Comparable {
  public static func < (one: Self, other: Self) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }
}

extension TranscriptRelease: CustomStringConvertible {
  public var description: String { minor == 0 ? "iOS \(major)" : "iOS \(major).\(minor)" }
}

extension TranscriptRelease {
  /// The profile of the release: the newest one that is not newer than the release.
  ///
  /// - Returns: `nil` if the release is older than all profiles, or of a later year than all of
  ///   them.
  public var profile: SystemProfile? {
    let known = ReleaseSearch.profiles.compactMap { profile in
      Self(name: profile.name).map { (release: $0, profile: profile) }
    }
    guard let newest = known.map(\.release.major).max(), major <= newest else { return nil }
    return known.filter { $0.release <= self }.max { $0.release < $1.release }?.profile
  }

  /// Creates the release that a profile is named after.
  private init?(name: String) {
    let numbers = name.split { !$0.isNumber }.compactMap { Int($0) }
    guard let major = numbers.first else { return nil }
    self.init(major: major, minor: numbers.dropFirst().first ?? 0)
  }
}
