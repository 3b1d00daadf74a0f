import ListCore

extension Reproduction {
  /// Returns the reproduction of every message in a text, in order of appearance.
  ///
  /// The console prints the assertion and the exception, and crash services repeat both. A repeated
  /// message is performed once, and counted; the more complete of the two copies is kept.
  @MainActor
  public static func all(in text: String) -> [Reproduction] {
    TranscriptReader().countedMessages(in: text).map { Reproduction($0.message, count: $0.count) }
  }
}

/// A message of a text, and the number of its copies.
public struct CountedMessage: Sendable {
  /// The most complete copy of the message.
  public let message: TranscriptMessage
  /// The number of copies.
  public let count: Int
}

extension TranscriptReader {
  /// Returns every different message in a text and every call stack without one, in order of
  /// appearance, each with the number of its copies.
  ///
  /// A long text is read in parts, so that the memory needed does not grow with its length.
  public func countedMessages(in text: String) -> [CountedMessage] {
    var order: [Saying] = []
    var said: [Saying: (message: TranscriptMessage, count: Int)] = [:]
    for part in TextParts(text) {
      var messages = messages(in: part)
      if messages.isEmpty { messages = [translatedMessage(in: part)].compactMap(\.self) }
      messages += stacksWithoutMessage(in: part, besides: messages)
      if messages.isEmpty { messages = [message(inWordsOf: part)].compactMap(\.self) }
      for message in messages {
        let saying = Saying(message)
        guard let (earlier, count) = said[saying] else {
          order.append(saying)
          said[saying] = (message, 1)
          continue
        }
        let isFuller = earlier.form.tail == nil && message.form.tail != nil
        var fuller = isFuller ? message : earlier
        let other = isFuller ? earlier.evidence : message.evidence
        if other.frames.count > fuller.evidence.frames.count { fuller.evidence = other }
        said[saying] = (fuller, count + 1)
      }
    }
    return order.compactMap { said[$0] }.map {
      CountedMessage(message: $0.message, count: $0.count)
    }
  }
}

/// The parts of a long text. Each ends at an empty line if there is one near its end; otherwise at
/// the end of a line.
struct TextParts: Sequence, IteratorProtocol {
  private var rest: Substring

  init(_ text: String) {
    rest = text[...]
  }

  mutating func next() -> String? {
    guard !rest.isEmpty else { return nil }
    let end = endOfPart
    defer { rest = rest[end...] }
    return String(rest[..<end])
  }

  /// The end of the last empty line near the limit; otherwise of the last line, or of a scalar.
  private var endOfPart: String.Index {
    let utf8 = rest.utf8
    guard let limit = utf8.index(utf8.startIndex, offsetBy: Self.length, limitedBy: utf8.endIndex),
      limit < utf8.endIndex
    else { return utf8.endIndex }
    var lineEnd: String.Index?
    var end = limit
    for _ in 0..<Self.slack {
      let before = utf8.index(before: end)
      if utf8[before] == UInt8(ascii: "\n") {
        lineEnd = lineEnd ?? end
        if utf8[end] == UInt8(ascii: "\n") { return end }
      }
      end = before
    }
    if let lineEnd { return lineEnd }
    var start = limit
    while utf8[start] & 0xC0 == 0x80 { start = utf8.index(before: start) }
    return start
  }

  /// The length of a part in bytes.
  private static let length = 1_000_000
  /// The distance before the end of a part in which an empty line is searched for, in bytes.
  private static let slack = 60_000
}

/// The key that identifies two copies of a message: its words, without white space and objects.
private struct Saying: Hashable {
  private let family: TranscriptFamily
  private let sentence: String
  private let lacksFirstSentence: Bool

  init(_ message: TranscriptMessage) {
    family = message.family
    sentence = message.form.sentence
    lacksFirstSentence = message.form.lacksFirstSentence
  }
}

extension TranscriptMessage {
  /// The message on one line, without descriptions of objects.
  public var shortText: String { form.whole.replacing("<object>", with: "<…>") }
}
