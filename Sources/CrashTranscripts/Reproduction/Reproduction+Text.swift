import ListCore

extension Reproduction {
  /// What came of every message in a text, in the order in which they stand there.
  ///
  /// The console prints the assertion and the exception, and crash services repeat both. What is
  /// said twice is performed once, and counted; of the two pastes, the more complete one is kept.
  @MainActor
  public static func all(in text: String) -> [Reproduction] {
    var order: [Saying] = []
    var said: [Saying: (message: TranscriptMessage, count: Int)] = [:]
    for message in TranscriptReader().messages(in: text) {
      let saying = Saying(message)
      guard let (earlier, count) = said[saying] else {
        order.append(saying)
        said[saying] = (message, 1)
        continue
      }
      let isFuller = earlier.form.tail == nil && message.form.tail != nil
      said[saying] = (isFuller ? message : earlier, count + 1)
    }
    return order.compactMap { said[$0] }.map { Reproduction($0.message, count: $0.count) }
  }
}

/// What makes two pastes one message: the words, but not the white space and the objects.
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
  /// The message on one line, descriptions of objects left out.
  public var shortText: String { form.whole.replacing("<object>", with: "<…>") }
}
