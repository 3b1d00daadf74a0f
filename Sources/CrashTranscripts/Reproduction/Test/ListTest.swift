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

// The layout of a collection view.

extension ListTest {
  /// The code that creates the layout.
  var makeLayout: [String] {
    switch screenplay.layout {
    case .flow:
      screenplay.cells == .restless
        ? [
          "let layout = CollectionViewFlowLayout()",
          "layout.estimatedItemSize = CGSize(width: 50, height: 50)",
        ] : ["let layout = CollectionViewFlowLayout()"]
    case .tooLarge(.width):
      [
        "let layout = CollectionViewFlowLayout()",
        "layout.itemSize = CGSize(width: simulator.screenSize.width + 1, height: 44)",
      ]
    case .tooLarge(.height):
      [
        "let layout = CollectionViewFlowLayout()",
        "layout.scrollDirection = .horizontal",
        "layout.itemSize = CGSize(width: 44, height: simulator.screenSize.height + 1)",
      ]
    case .item, .decoration, .supplementary, .wandering:
      ["let layout = Layout()"]
    case .withoutSection:
      ["let layout = CollectionViewCompositionalLayout { _, _ in nil }"]
    }
  }

  /// The class of a layout with one element.
  var layout: [String] {
    guard let attributes else { return [] }
    return ["@MainActor private final class Layout: CollectionViewLayout {"]
      + (description + (wanders ? ["var depth = 0", ""] : []) + [
        "override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 44) }", "",
        "override func layoutAttributesForElements(",
        "  in rect: CGRect",
        ") -> [CollectionViewLayoutAttributes]? {",
        "  let attributes = CollectionViewLayoutAttributes(",
      ] + attributes.indented(by: 4) + [
        "  attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 44)"
      ] + (wanders ? ["  depth += 1", "  attributes.zIndex = depth"] : []) + [
        "  return [attributes]", "}",
      ]).indented()
      + ["}"]
  }

  private var wanders: Bool {
    if case .wandering = screenplay.layout { true } else { false }
  }

  private var description: [String] {
    namesLayout ? ["nonisolated override var description: String { \"<Layout>\" }", ""] : []
  }

  private var attributes: [String]? {
    switch screenplay.layout {
    case .flow, .tooLarge, .withoutSection:
      nil
    case .item(let path):
      ["forCellWith: \(Self.path(path, .collection)))"]
    case .decoration(let kind):
      [
        "forDecorationViewOfKind: \(SwiftLiteral.text(kind)),",
        "with: IndexPath(item: 0, section: 0))",
      ]
    case .supplementary(let kind, let path, _):
      supplementary(kind, path)
    case .wandering(let path):
      supplementary(PlayedLayout.wanderingKind, path)
    }
  }

  private func supplementary(_ kind: String, _ path: ItemPath) -> [String] {
    [
      "forSupplementaryViewOfKind: \(SwiftLiteral.text(kind)),",
      "with: \(Self.path(path, .collection)))",
    ]
  }
}
