/// A line of code that uses a member which the table of known differences lists as left out, or as
/// present.
struct LeftOutSnippet {
  /// The expected answer of the compiler.
  enum Answer {
    /// It does not find the name.
    case notFound
    /// It finds the name and refuses its use with this message.
    case unavailable(String)
    /// It refuses the syntax with this message.
    case refused(String)
    /// It accepts the line: the member exists, as the table says.
    case accepted
  }

  /// The difference whose row contains the name.
  let difference: String
  /// The name as the row spells it.
  let name: String
  /// The code, one line.
  let code: String
  let answer: Answer

  init(_ difference: String, _ name: String, _ code: String, _ answer: Answer = .notFound) {
    (self.difference, self.name, self.code, self.answer) = (difference, name, code, answer)
  }
}

extension LeftOutSnippet {
  /// One line for each name that a row leaves out.
  static let all: [LeftOutSnippet] = views + lists + controls + controllers + elsewhere + coreData

  private static let views = [
    LeftOutSnippet(
      "property-animators", "UIViewPropertyAnimator", "_ = UIViewPropertyAnimator.self", .accepted),
    LeftOutSnippet(
      "visual-format", "alignmentRect(forFrame:)", "_ = view.alignmentRect(forFrame: .zero)",
      .accepted),
    LeftOutSnippet(
      "zooming", "flashScrollIndicators()", "table.flashScrollIndicators()", .accepted),
    LeftOutSnippet("drawing", "draw(_:)", "view.draw(view.bounds)", .accepted),
    LeftOutSnippet(
      "drawing", "UIGraphicsImageRenderer", "_ = UIGraphicsImageRenderer.self", .accepted),
  ]

  private static let lists = [
    LeftOutSnippet("focus-menus-drag-and-drop", "UIFocusSystem", "_ = UIFocusSystem.self"),
    LeftOutSnippet("focus-menus-drag-and-drop", "isSpringLoaded", "table.isSpringLoaded = true"),
    LeftOutSnippet("list-drawing", "visualEffect", "_ = listConfiguration.visualEffect"),
    LeftOutSnippet(
      "list-drawing", "backgroundColor", "_ = listConfiguration.backgroundColor", .accepted),
    LeftOutSnippet(
      "appkit", "NSTableViewDiffableDataSource", "_ = NSTableViewDiffableDataSource<Int, Int>.self"),
    LeftOutSnippet(
      "old-table-methods", "accessoryTypeForRowWith",
      "_ = delegate.tableView(table, accessoryTypeForRowWith: path)"),
    LeftOutSnippet(
      "drawing-properties", "contentHuggingElements", "_ = table.contentHuggingElements"),
    LeftOutSnippet(
      "old-edit-menus", "shouldShowMenuForRowAt",
      "_ = delegate.tableView(table, shouldShowMenuForRowAt: path)", .accepted),
    LeftOutSnippet(
      "old-edit-menus", "canPerformAction",
      "_ = delegate.tableView(table, canPerformAction: action, forRowAt: path, withSender: nil)",
      .accepted),
    LeftOutSnippet(
      "old-edit-menus", "performAction",
      "delegate.tableView(table, performAction: action, forRowAt: path, withSender: nil)",
      .accepted),
  ]

  private static let controls = [
    LeftOutSnippet(
      "pictures-of-controls", "setDividerImage",
      """
      segments.setDividerImage(\
      image, forLeftSegmentState: state, rightSegmentState: state, barMetrics: .default)
      """, .accepted),
    LeftOutSnippet(
      "pictures-of-controls", "setSearchFieldBackgroundImage",
      "search.setSearchFieldBackgroundImage(image, for: state)", .accepted),
    LeftOutSnippet(
      "pictures-of-controls", "searchSuggestions", "_ = UISearchController().searchSuggestions",
      .accepted),
    LeftOutSnippet("pictures-of-controls", "UITextInput", "_ = (any UITextInput).self", .accepted),
    LeftOutSnippet(
      "main-queue", "DispatchQueue.main", "DispatchQueue.main.async {}", .accepted),
    LeftOutSnippet("edit-actions", "copy(_:)", "field.copy(nil)", .accepted),
    LeftOutSnippet("edit-actions", "paste(_:)", "field.paste(nil)", .accepted),
  ]

  private static let controllers = [
    LeftOutSnippet(
      "other-bars", "delegate", "_ = navigation.navigationBar.delegate", .accepted),
    LeftOutSnippet(
      "other-bars", "moreNavigationController",
      "_ = UITabBarController().moreNavigationController", .accepted),
  ]

  #if os(Linux)
    private static let elsewhere = [
      LeftOutSnippet("observing-keys", "observe", "_ = NSObject().observe(\\.hash) { _, _ in }"),
      LeftOutSnippet(
        "objective-c", "@objc", "class Marked: NSObject { @objc func act() {} }",
        .refused("Objective-C interoperability is disabled")),
      LeftOutSnippet(
        "objective-c", "#selector", "_ = #selector(UIView.layoutSubviews)",
        .refused("'#selector' can only be used with the Objective-C runtime")),
      LeftOutSnippet(
        "objective-c", "delegate?.tableView?(…)",
        "delegate.tableView?(table, didSelectRowAt: path)",
        .refused(
          """
          cannot use optional chaining on non-optional value of type \
          '@MainActor (TableView, IndexPath) -> ()'
          """)),
    ]

    private static let coreData = [
      LeftOutSnippet(
        "core-data-stores", "NSPersistentCloudKitContainerOptions",
        "_ = NSPersistentCloudKitContainerOptions.self",
        .unavailable("CloudKit is not simulated.")),
      LeftOutSnippet(
        "core-data-stores", "parent", "context.parent = nil",
        .unavailable("Child contexts are not simulated; use newBackgroundContext().")),
      LeftOutSnippet(
        "core-data-stores", "undo()", "context.undo()",
        .unavailable("Undo is not simulated; use rollback().")),
      LeftOutSnippet(
        "core-data-stores", "redo()", "context.redo()",
        .unavailable("Undo is not simulated; use rollback().")),
      LeftOutSnippet(
        "predicate-formats", "NSPredicate(format:)", "_ = NSPredicate(format: text)", .accepted),
    ]
  #else
    private static let elsewhere: [LeftOutSnippet] = []
    private static let coreData: [LeftOutSnippet] = []
  #endif
}
