import ListCore

// Symptoms whose words say more than the general ones do.
extension SymptomRule {
  /// The rules that come before the general ones.
  static let special: [SymptomRule] = [
    SymptomRule(
      .unchangedOnScreen,
      [
        ["diffable", "snapshot"],
        [
          "not updat", "doesn t updat", "doesn t chang", "not chang", "not reload",
          "doesn t reload", "not refresh", "doesn t refresh", "old data", "keeps showing",
          "old value", "stale", "won t update", "still shows",
        ],
      ]
    ) { _ in .reconfiguredItems },
    toggledSections,
    SymptomRule(
      .separatorLines,
      [
        ["separator"],
        [
          "missing", "not show", "not full", "doesn t", "don t", "isn t", "disappears",
          "disappeared", "empty cells", "empty rows", "won t", "full width",
        ],
        ["cell", "table", "row"],
      ]
    ) { _ in .separatorInset },
    SymptomRule(
      .wrongCellSize,
      [
        ["table header view", "header view"],
        ["wrong height", "height is wrong", "wrong size", "not resiz", "doesn t resiz", "height"],
        [
          "auto layout", "autolayout", "wrong", "orientation", "rotat", "dynamic", "not ",
          "doesn t",
        ],
      ], without: ["for header in", "section header", "collection", "row", "overlap"]
    ) { _ in .measuredHeader },
    SymptomRule(
      .wrongCellSize,
      [
        [
          "automatic dimension", "row height", "cell height", "wrong height", "self sizing",
          "self siz", "dynamic height", "wrong size", "height is wrong", "heights are wrong",
          "incorrect height",
        ],
        [
          "until scroll", "until i scroll", "until you scroll", "after scroll", "first cells",
          "at first", "first time", "initially", "first load", "on load", "scroll down and",
          "scroll back", "after rotat",
        ],
      ]
    ) { _ in .measuredTooEarly },
    SymptomRule(
      .methodNotCalled,
      [
        ["did select", "tap ", "select"],
        [
          "not called", "isn t called", "never called", "not being called", "doesn t work",
          "not work", "not respond", "only if i hold", "not fire", "doesn t fire", "isn t being",
        ],
        [
          "hold ", "long press", "gesture", "recogni", "keyboard when tapped", "hide keyboard",
          "dismiss keyboard", "few seconds", "two fingers",
        ],
      ]
    ) { _ in .tapTakenByGesture },
  ]

  /// A section that opens and closes with a jump.
  private static let toggledSections = SymptomRule(
    .jumpingScroll,
    [
      ["jump", "flash", "flicker", "glitch", "fly", "jerk", "disappear"],
      ["expand", "collaps", "toggle", "accordion"], ["section", "header"],
    ]
  ) { .toggledRows($0) }

  /// A reload of a controller that is not the one on screen.
  static let newController = SymptomRule(.unchangedOnScreen, []) { .otherController($0) }

  /// Returns the rule for words that tell of something visible first and of an occasional crash
  /// after it; `nil` for all others.
  static func visible(in text: ReportText) -> SymptomRule? {
    guard let crash = text.words.firstRange(of: " crash"),
      text.words[..<crash.lowerBound].hasSuffix(" sometimes")
        || text.words[..<crash.lowerBound].hasSuffix(" sometimes it")
        || text.words[..<crash.lowerBound].hasSuffix(" it sometimes")
    else { return nil }
    return toggledSections.matches(text) ? toggledSections : nil
  }
}

extension Advice {
  static let separatorInset = Advice(
    cause: """
      The separator follows the table's inset, the cell's margins and, in edit mode, its own inset; \
      empty rows below the content have separators too.
      """,
    repair: """
      Set the inset on the table and on the cells, and give the table an empty footer to hide the \
      lines below the content.
      """,
    swiftCode: """
      tableView.separatorInset = .zero
      tableView.tableFooterView = UIView()
      """)

  static let measuredHeader = Advice(
    cause: """
      A table's header view keeps the frame that it was assigned with: the table does not ask Auto \
      Layout for its height, neither at first nor after a rotation.
      """,
    repair: """
      Measure it when the table's width is known, set its frame, and assign it again if the height \
      has changed.
      """,
    swiftCode: """
      // in viewDidLayoutSubviews:
      let target = CGSize(width: tableView.bounds.width, height: header.frame.height)
      header.frame.size.height = header.systemLayoutSizeFitting(target).height
      tableView.tableHeaderView = header  // only if the height has changed
      """)

  static let measuredTooEarly = Advice(
    cause: """
      The cells are measured before they have their final width: a label wraps for the width of the \
      storyboard or nib at first, and correctly once the cell is laid out or reused.
      """,
    repair: """
      Pin the content on all four sides, let labels follow the cell's width, give an estimated \
      height, and lay the cell out before it is returned.
      """,
    swiftCode: """
      tableView.rowHeight = UITableView.automaticDimension
      tableView.estimatedRowHeight = 80
      cell.layoutIfNeeded()  // last in cellForRowAt; preferredMaxLayoutWidth: automatic
      """)

  static let tapTakenByGesture = Advice(
    cause: """
      A tap gesture recognizer on a view behind the list, such as one that hides the keyboard, takes \
      the touch: the row gets it only after a long press.
      """,
    repair: "Let the recognizer pass touches on, or let its delegate refuse touches in the list.",
    swiftCode: "tapRecognizer.cancelsTouchesInView = false")

  static func toggledRows(_ kind: ListKind) -> Advice {
    let (noun, call) = (kind.itemNoun, kind.callNoun)
    let heights =
      kind == .table
      ? "\n// tableView.estimatedRowHeight = 0, or the real heights as estimates" : ""
    return Advice(
      cause: """
        Opening and closing reloads the whole section with an animation: its header is replaced, and \
        estimated heights move the content. Two quick taps announce one change twice.
        """,
      repair: """
        Insert and delete the \(noun)s of the section instead of reloading it, in the update that \
        changes its state, and use real heights as estimates.
        """,
      swiftCode: """
        let paths = sections[section].items.indices.map { IndexPath(\(noun): $0, section: section) }
        \(kind.variable).performBatchUpdates {
          sections[section].items.removeAll()  // or isOpen = false
          \(kind.variable).delete\(call)s(at: paths\(kind.animation))
        }\(heights)
        """)
  }

  static func otherController(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The call goes to a new controller: `SomeController()` creates one that is not on screen, \
        with a \(kind.viewNoun) and a model of its own.
        """,
      repair: """
        Call the controller that is shown: keep a reference to it, or use a delegate, a closure or a \
        notification.
        """,
      swiftCode: """
        // in the controller that saves: var onSave: (() -> Void)?, called after saving
        \(kind.variable).reloadData()  // in the closure that the shown controller sets for it
        """)
  }
}
