/// The topics of the page of `Simulator`, which has too many members for one list: names are grouped
/// here, and their full signatures come from the compiler.
enum SimulatorTopics {
  static let path = "Docs/HeadlessKit.docc/Extensions/Simulator.md"

  /// Returns the text of the page. Members that share a signature are left to DocC, which lists them
  /// below the topics.
  static func text(_ graph: SymbolGraph) -> String {
    let members = graph.symbols.values.filter {
      $0.pathComponents.count == 2 && $0.pathComponents[0] == "Simulator"
    }.map { $0.pathComponents[1] }
    let unique = Set(members.filter { member in members.count { $0 == member } == 1 })
    let grouped = Set(groups.flatMap(\.names))
    let rest = unique.filter { !grouped.contains(baseName($0)) }.map(baseName)
    let all = groups + (rest.isEmpty ? [] : [("More", Array(Set(rest)).sorted())])
    let topics = all.compactMap { title, names -> String? in
      let links = names.flatMap { name in
        unique.filter { baseName($0) == name }.sorted().map { "- ``\($0)``" }
      }
      guard !links.isEmpty else { return nil }
      return "### \(title)\n\n" + links.joined(separator: "\n")
    }
    return """
      # ``HeadlessKit/Simulator``

      <!-- Made by SimulatorTopicsTests: change the groups there. -->

      ## Topics

      \(topics.joined(separator: "\n\n"))

      """
  }

  private static func baseName(_ member: String) -> String { String(member.prefix { $0 != "(" }) }

  private static let groups: [(title: String, names: [String])] = [
    (
      "A device",
      [
        "init", "main", "current", "defaultProfile", "currentProfile", "profile", "screen",
        "screenSize", "screenBounds", "scale", "safeAreaInsets", "traitCollection",
        "resizeScreen", "device", "pasteboard", "feedback",
      ]
    ),
    (
      "Showing lists and controllers",
      ["show", "closeWindows", "windows", "keyWindow", "windowScene", "interfaces"]
    ),
    (
      "Time and layout",
      [
        "settle", "trySettling", "settleMainQueue", "workUnderWay", "advance", "advanceMainQueue",
        "nextTurn", "wait", "run", "layoutIfNeeded", "schedule", "clock", "pendingWork",
        "repeatingWork", "allowsAnimations", "areAnimationsEnabled", "isOnMainQueue",
      ]
    ),
    ("Finding what is on screen", ["find", "findIfPresent", "findAll", "screenDrawing"]),
    ("Touches", ["tap", "longPress", "swipe", "pinch", "rotate", "drag", "dragAndDrop", "drop"]),
    (
      "Rows and lists",
      [
        "scroll", "pullToRefresh", "swipeToDelete", "SwipeEdge", "tapSwipeAction",
        "tapAccessoryButton", "tapEditControl", "tapIndexTitle", "tapSectionIndexTitle",
        "tapOutlineDisclosure", "openContextMenu", "prefetchesCells",
      ]
    ),
    (
      "Controls and text",
      [
        "type", "deleteBackward", "pressReturn", "clearText", "slide", "step", "turn",
        "turnPage", "zoom", "choose", "pick", "cancel", "tapSegment", "tapLink",
        "tapSearchButton", "tapCancelButton", "chooseScope", "press", "chooseMenuItem",
        "menuController",
      ]
    ),
    ("Navigation", ["tapBackButton", "swipeBack", "swipeAway", "triggerSegue", "share"]),
    (
      "The app and its keyboard",
      [
        "application", "launch", "connect", "enterBackground", "enterForeground",
        "expireBackgroundTasks", "warnOfLowMemory", "keyboardFrame", "showKeyboard",
        "hideKeyboard",
      ]
    ),
    (
      "Accessibility",
      ["accessibilityFocus", "accessibilityNotifications", "accessibilitySettings"]
    ),
    (
      "The console, and what happens",
      [
        "console", "log", "warn", "warnFromAnywhere", "warnOnce", "observeEvents",
        "observeMoments", "observeNewLists",
      ]
    ),
  ]
}
