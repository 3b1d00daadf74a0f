import Foundation
import HeadlessKit
import Testing

/// Values of list cells that were recorded from the real system, and what HeadlessKit answers.
struct RecordedListValues: Decodable, Sendable, CustomTestStringConvertible {
  /// What the values are of.
  enum Kind: String, Decodable, CaseIterable, Sendable {
    case content
    case background
    case section
    case cell
    case accessory
    case font
  }

  /// A list cell.
  struct Input: Decodable, Sendable {
    let content: String
    let size: [CGFloat]
    let text: String?
    let secondaryText: String?
    let image: [CGFloat]?
    let accessories: [String]?
    let isEditing: Bool?
    let indentationLevel: Int?
  }

  let kind: Kind
  let name: String
  let input: Input?
  /// By name; several numbers have spaces between them.
  let values: [String: String]

  var testDescription: String { "\(kind) \(name)" }

  static let all: [RecordedListValues] = {
    do {
      struct File: Decodable { let cases: [RecordedListValues] }
      let url = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/ListValues.json")
      return try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).cases
    } catch {
      fatalError("The recorded values cannot be read: \(error)")
    }
  }()
}

/// One recorded number or word.
struct RecordedValue: Hashable, Sendable {
  let kind: RecordedListValues.Kind
  /// What it belongs to: a factory, a section, a cell.
  let subject: String
  /// Which value it is: `margins`.
  let key: String
  /// Which part of the value it is, counted from 0.
  let index: Int
  let recorded: String
  let answered: String

  var agrees: Bool { recorded == answered }
}

extension RecordedValue: CustomStringConvertible {
  var description: String {
    "\(kind) \(subject), \(key) \(index): \(recorded) recorded, \(answered) answered"
  }
}

extension RecordedListValues {
  /// Compares every recorded number and word with the answers.
  func compared(with answers: [String: String]) -> [RecordedValue] {
    values.sorted { $0.key < $1.key }.flatMap { key, recorded in
      let recorded = recorded.split(separator: " ").map(String.init)
      let answered = (answers[key] ?? "").split(separator: " ").map(String.init)
      return recorded.indices.map { index in
        RecordedValue(
          kind: kind, subject: name, key: key, index: index, recorded: recorded[index],
          answered: index < answered.count ? answered[index] : "nothing")
      }
    }
  }
}
