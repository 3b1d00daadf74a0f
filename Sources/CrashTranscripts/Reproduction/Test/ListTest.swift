import HeadlessKit
import ListCore

/// The parts of a test that makes a list produce a message again.
struct ListTest {
  let screenplay: Screenplay
  let performance: Performance
  let profile: SystemProfile
  /// The comment that lists the assumptions.
  let assumed: [String]

  /// The parts of the test.
  var content: TestContent {
    TestContent(
      stage: stage, act: TestContent.capture(call, performance),
      members: [source, layout].filter { !$0.isEmpty }, expected: expected,
      ownContent: "use your data source with these counts in place of `Source`", masks: masks)
  }
}

extension ListTest {
  /// The variable that holds the view.
  var view: String { screenplay.kind.variable }

  /// Whether the message names objects whose addresses differ from run to run.
  private var masks: Bool {
    if case .delete = screenplay.action { return true }
    return ownText.replacing(/NSIndexPath:? 0x[0-9a-f]+/, with: "").contains(/0x[0-9a-f]{2,}/)
  }

  /// Whether the message names the data source as well as the view.
  var namesSource: Bool { ownText.contains("<Source>") }
  /// Whether the message names the layout as well as the view.
  var namesLayout: Bool { ownText.contains("<Layout>") }

  /// The message without the view's description of itself.
  private var ownText: String {
    performance.text(callingView: TestContent.viewMark)
      .replacing(/<CrashTranscripts\.(TableRole|CollectionRole): 0x[0-9a-f]+>/, with: "<Source>")
      .replacing(/<CrashTranscripts\.PlayedLayout: 0x[0-9a-f]+>/, with: "<Layout>")
  }

  private var expected: String {
    TestContent.expectation(of: ownText, view: view, masks: masks)
  }
}
