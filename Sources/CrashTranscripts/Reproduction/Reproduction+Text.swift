import ListCore

extension Reproduction {
  /// Returns the reproduction of every message in a text, in order of appearance.
  ///
  /// The console prints the assertion and the exception, and crash services repeat both. A repeated
  /// message is performed once, and counted; the more complete of the two copies is kept.
  @MainActor
  public static func all(in text: String) -> [Reproduction] {
    var order: [Saying] = []
    var said: [Saying: (message: TranscriptMessage, count: Int)] = [:]
    let reader = TranscriptReader()
    let messages = reader.messages(in: text)
    for message in messages + reader.stacksWithoutMessage(in: text, besides: messages) {
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
    return order.compactMap { said[$0] }.map { Reproduction($0.message, count: $0.count) }
  }
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
