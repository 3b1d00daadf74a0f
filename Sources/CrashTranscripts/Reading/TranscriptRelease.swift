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

/// The places where a text names releases of the system.
///
/// Known forms: `iOS 16.4.1`, `iPadOS 17.0`, `iPhone OS 15.4 (19E241)`, and `OS Version: 15.4` with
/// or without a name before the number, as crash services print it.
struct ReleaseMentions {
  private var mentions: [(position: Int, release: TranscriptRelease)] = []

  /// Finds all mentions.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ text: TranscriptText) {
    let reader = NumberReader(text)
    for position in text.glyphs.indices where text.glyphs[position] == "O" {
      guard text.starts("OS", at: position), let start = Self.number(in: text, behind: position),
        let (major, end) = reader.number(at: start), Self.majors.contains(major)
      else { continue }
      let minor =
        text[end] == "." && text[end + 1]?.isDigit == true ? reader.number(at: end + 1)?.value : nil
      mentions.append((position, TranscriptRelease(major: major, minor: minor ?? 0)))
    }
  }

  /// The release named first.
  var first: TranscriptRelease? { mentions.first?.release }

  /// Returns the release named nearest to a message; `nil` if none is named near it.
  func nearest(to message: Range<Int>) -> TranscriptRelease? {
    let near = mentions.map { mention in
      let distance =
        mention.position < message.lowerBound
        ? message.lowerBound - mention.position : max(0, mention.position - message.upperBound)
      return (distance: distance, release: mention.release)
    }
    return near.filter { $0.distance <= Self.farthest }.min { $0.distance < $1.distance }?.release
  }

  /// Returns the start of the number after the name of a system; `nil` if there is no such name
  /// here.
  private static func number(in text: TranscriptText, behind position: Int) -> Int? {
    func skip(_ start: Int, _ skipped: String) -> Int {
      var end = start
      while let glyph = text[end], Gap.contains(glyph) || skipped.unicodeScalars.contains(glyph) {
        end += 1
      }
      return end
    }
    let isName =
      text.starts("iOS", at: position - 1) || text.starts("iPadOS", at: position - 4)
      || text.starts("iPhone OS", at: position - 7)
    if isName { return skip(position + 2, "") }
    guard text.starts("OS Version", at: position) else { return nil }
    let start = skip(position + 10, ":*`\"")
    for name in ["iOS", "iPadOS", "iPhone OS"] where text.starts(name, at: start) {
      return skip(start + name.unicodeScalars.count, "")
    }
    return start
  }

  /// The valid major versions; `iOS 2024` is a year.
  private static let majors = 3...99
  /// The maximum distance between a message and the release that it belongs to, in glyphs.
  private static let farthest = 4_000
}
