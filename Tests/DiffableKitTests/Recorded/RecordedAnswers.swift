import Foundation

/// The real system's answers to random calls of snapshots and section snapshots: outcome, reason
/// and state after each call.
///
/// Recorded once in `Fixtures/SnapshotAnswers.json`. Identifiers are strings, and the addresses in
/// texts are written `0x…`.
///
/// The recorder stored live lists, so it showed the items of a snapshot's section as they were at
/// the end of the sequence or when the section was deleted. The states here are corrected by a
/// replay that, with the same mistake made, reproduces the recording in all 250 sequences. Section
/// snapshots were not affected.
enum RecordedAnswers {
  /// The recorded sequences of snapshot calls.
  static let snapshots = all.filter { $0.kind == .snapshot }
  /// The recorded sequences of section snapshot calls.
  static let sectionSnapshots = all.filter { $0.kind == .sectionSnapshot }

  private static let all: [RecordedCase] = {
    do {
      let url = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/SnapshotAnswers.json")
      let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
      return file.cases.enumerated().map { number, sequence in
        var state: [String]?
        return RecordedCase(
          number: number, kind: sequence.kind,
          steps: sequence.steps.map { step in
            state = step.state ?? state
            return RecordedStep(step, reason: step.raises.map { file.reasons[$0] }, state: state)
          })
      }
    } catch {
      fatalError("The recorded answers cannot be read: \(error)")
    }
  }()
}

/// A sequence of calls that starts with a new, empty snapshot.
struct RecordedCase: Sendable, CustomStringConvertible {
  /// The type whose methods are called.
  enum Kind: String, Decodable, Sendable { case snapshot, sectionSnapshot }

  /// The position in the file, from 0.
  let number: Int
  let kind: Kind
  let steps: [RecordedStep]

  var description: String { "\(kind) \(number)" }
}

/// The parts of the file. A list is a string with spaces; equal reasons are stored once; a state
/// equal to the one before is omitted.
extension RecordedAnswers {
  private struct File: Decodable {
    let reasons: [String]
    let cases: [Sequence]
  }

  private struct Sequence: Decodable {
    let kind: RecordedCase.Kind
    let steps: [Step]
  }

  struct Step: Decodable {
    let op: String
    let items: String?
    let sections: String?
    let snapshot: String?
    let item: String?
    let section: String?
    let parent: String?
    let to: String?
    let includingParent: Bool?
    let raises: Int?
    let result: Result?
    let state: [String]?
  }

  enum Result: Decodable {
    case number(Int)
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
  }
}
