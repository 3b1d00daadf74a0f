import HeadlessKit

/// A mistake that a check found on a screen, as a value.
///
/// It is an error, so that it can be thrown, and recorded as an issue of a test:
/// `Issue.record(finding)`.
public struct ListFinding: Error, Hashable, Sendable {
  /// The kind of mistake.
  public var kind: Kind
  /// The positions in list order; empty if the mistake is not about positions.
  public var places: [ListPlace]
  /// The mistake and how to fix it.
  public var sentence: String
  /// The most recent events of the list before the finding.
  public var trace: ListTrace

  /// Creates a finding.
  public init(
    _ kind: Kind, at places: [ListPlace] = [], _ sentence: String, trace: ListTrace = ListTrace()
  ) {
    self.kind = kind
    self.places = places
    self.sentence = sentence
    self.trace = trace
  }

  /// The check that found it.
  public var check: Check { kind.check }
}

extension ListFinding {
  /// A group of related mistakes to find.
  public enum Check: String, CaseIterable, Hashable, Sendable {
    /// The announced changes match the actual ones: counts, order, positions.
    case contract
    /// The displayed content is what its provider would set now.
    case staleness
    /// Reused views keep nothing of their previous items.
    case reuse
    /// Identifiers are stable, and identify items instead of describing them.
    case identity
    /// Operations happen at a permitted time, on a permitted queue and in a window.
    case timing
    /// No objects and no pending work remain at the end.
    case leaks
  }
}

extension ListFinding: CustomStringConvertible {
  /// The check and the kind, the positions, the sentence, and the end of the trace, in lines of up to
  /// 96 characters.
  public var description: String {
    let place = places.isEmpty ? "" : " at \(places.map(\.description).joined(separator: ", "))"
    let head = "\(check.rawValue), \(kind.rawValue)\(place): \(sentence)".wrapped(at: 96)
    return trace.isEmpty ? head : "\(head)\n\(trace)"
  }
}

extension String {
  /// Returns the text with its lines broken at spaces, so that none is longer than a width if its
  /// words allow that. Every line but the first is indented by two spaces.
  func wrapped(at width: Int) -> String {
    let broken = split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      var lines: [String] = []
      for word in line.split(separator: " ", omittingEmptySubsequences: false) {
        if let last = lines.last, last.count + word.count < width - 2 {
          lines[lines.count - 1] = "\(last) \(word)"
        } else {
          lines.append(String(word))
        }
      }
      return lines
    }
    return broken.joined(separator: "\n  ")
  }
}
