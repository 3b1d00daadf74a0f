import HeadlessKit

/// Something that a check found wrong with a screen, as a value.
///
/// It is an error, so that it can be thrown, and recorded as an issue of a test:
/// `Issue.record(finding)`.
public struct ListFinding: Error, Hashable, Sendable {
  /// What is wrong.
  public var kind: Kind
  /// Where, in list order; empty if it is not about places.
  public var places: [ListPlace]
  /// What is wrong and what to do about it.
  public var sentence: String
  /// What the list did last before it was found.
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
  /// What looks for faults of one sort.
  public enum Check: String, CaseIterable, Hashable, Sendable {
    /// What is announced is what happens: counts, order, places.
    case contract
    /// What is on screen is what its provider would give now.
    case staleness
    /// Views that are used again keep nothing of what they were.
    case reuse
    /// Identifiers are stable, and name things instead of describing them.
    case identity
    /// Things happen at a time, on a queue and in a window where they may.
    case timing
    /// Nothing is left alive or to be done at the end.
    case leaks
  }
}

extension ListFinding: CustomStringConvertible {
  /// The check and the kind, the places, the sentence, and the end of the trace.
  public var description: String {
    let place = places.isEmpty ? "" : " at \(places.map(\.description).joined(separator: ", "))"
    let head = "\(check.rawValue), \(kind.rawValue)\(place): \(sentence)"
    return trace.isEmpty ? head : "\(head)\n\(trace)"
  }
}
