import Testing

@testable import CrashTranscripts

/// Identifiers in messages about cells that no list knows.
@Suite struct EmptyIdentifierTests {
  @Test(arguments: ["Cell", "two words", "a - b", ""])
  func `the message is read whatever the identifier is`(_ identifier: String) {
    let text = """
      could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - \
      must register a nib or a class for the identifier or connect a prototype cell in a storyboard
      """
    let messages = TranscriptReader().messages(in: text)
    #expect(messages.map(\.family) == [.dequeueCollectionView])
    #expect(messages.map(\.isCut) == [false])
    #expect(messages.map(\.text) == [text])
  }
}
