import ListCore
import TestSupport
import Testing

@Suite struct UpdateFaultReasonTests {
  @Test(arguments: Sentence.updates)
  func reason(_ sentence: Sentence) {
    #expect(sentence.said(view: "<UITableView: 0x1>") == sentence.expected)
  }
}
