import ListCore

extension SymptomRule {
  /// The rules, the most special first.
  static let all: [SymptomRule] = special + general

  private static let general: [SymptomRule] = [
    SymptomRule(
      .stuckRefreshControl,
      [
        ["refresh control", "uirefresh", "pull to refresh", "refreshcontrol"],
        [
          "stuck", "jump", "stays", "forever", "never end", "never stop", "freez", "glitch", "hang",
          "keeps spinning", "doesn t end", "doesn t stop", "not end", "won t", "flicker", "overlap",
          "doesn t disappear", "doesn t hide", "not hiding", "keeps", "not disappear",
        ],
      ]
    ) { .endedRefresh($0) },
    SymptomRule(
      .wrongRowOfButton,
      [
        ["button", "switch", "tag ", "sender"], ["wrong", "incorrect", "different", "old"],
        ["row", "index", "cell"],
      ], without: ["image", "images", "picture", "pictures"]
    ) { .rowOfButton($0) },
    SymptomRule(
      .repeatedLoading,
      [
        ["will display", "load more", "pagina", "infinite scroll", "next page", "scroll view did"],
        ["twice", "multiple times", "several times", "repeatedly", "many times", "duplicate"],
      ]
    ) { .loadedOnce($0) },
    SymptomRule(.reusedContent, [imageWords, wrongWords]) { .resetBeforeReuse($0, isImage: true) },
    SymptomRule(
      .reusedContent,
      [
        [
          "checkmark", "check mark", "checkbox", "accessory", "toggle", "switch", "text field",
          "label", "content", "data", "color", "colour", "background", "cells", "rows", "like",
          "progress", "button", "selected",
        ],
        [
          "when scroll", "while scroll", "after scroll", "on scroll", "scrolling", "scroll",
          "reus",
        ],
        [
          "wrong", "random", "mixed", "duplicat", "repeat", "other cell", "other row", "multiple",
          "disappear", "changes", "change ", "resets", "lost", "switch around", "also ", "shuffl",
        ],
      ], without: ["jump", "lag", "slow", "stutter", "to top", "scroll to", "position", "offset"]
    ) { .resetBeforeReuse($0, isImage: false) },
    SymptomRule(
      .methodNotCalled,
      [["cell for row", "cell for item"], notCalledWords]
    ) { .noCells($0) },
    SymptomRule(
      .methodNotCalled,
      [["height for row", "estimated height", "height for header"], notCalledWords]
    ) { .delegateMissing($0) },
    SymptomRule(
      .methodNotCalled,
      [["orthogonal"], notCalledWords + ["page", "current", "did scroll", "offset"]]
    ) { _ in .orthogonalOffset },
    SymptomRule(
      .methodNotCalled,
      [["did select", "selection", "tap", "select row", "select item"], notCalledWords]
    ) { .tapNotDelivered($0) },
    SymptomRule(
      .wrongCellSize, [["size for item", "item size", "estimated item size"], notCalledWords]
    ) { _ in .flowLayoutSize },
    SymptomRule(
      .methodNotCalled,
      [["view for header", "view for footer", "header", "footer"], notCalledWords + notShownWords]
    ) { .headerSize($0) },
    SymptomRule(
      .missingSwipeActions,
      [
        [
          "swipe action", "swipe to delete", "trailing swipe", "leading swipe", "edit action",
          "swiping",
        ],
        notCalledWords + notShownWords,
      ]
    ) { _ in .swipesAllowed },
    SymptomRule(
      .retainedList,
      [
        ["deinit", "memory leak", "retain cycle", "leak", "dealloc"],
        ["diffable", "cell", "data source"],
      ]
    ) { _ in .weakProvider },
    SymptomRule(
      .scrollElsewhere,
      [
        [
          "scroll to row", "scroll to bottom", "scroll to item", "scroll to the bottom",
          "scroll to last",
          "scroll to the last", "scrolltobottom",
        ],
        ["wrong", "not ", "doesn t", "bottom", "incorrect", "middle", "work"],
      ]
    ) { .scrollAfterLayout($0) },
    SymptomRule(
      .coveredByKeyboard,
      [["keyboard"], ["hid", "cover", "overlap", "behind", "under "]]
    ) { .roomForKeyboard($0) },
    SymptomRule(
      .unchangedOnScreen,
      [
        ["fetched results", "nsfetched", "frc "],
        [
          "not updat", "doesn t updat", "not refresh", "doesn t refresh", "not called",
          "not reload",
          "doesn t reload", "not reflect", "never called", "not notified", "doesn t get called",
        ],
      ]
    ) { _ in .mergedContext },
    SymptomRule(
      .jumpingScroll,
      [
        [
          "scrolls to top", "scrolls to the top", "jumps to top", "goes to top", "goes to the top",
          "moves to top", "back to top", "resets scroll", "lose scroll position",
          "loses scroll position", "lose its scroll", "keep scroll position", "maintain scroll",
        ],
        ["reload", "insert", "updat", "append", "load", "after ", "when "],
      ]
    ) { .steadyHeights($0) },
    SymptomRule(
      .jumpingScroll,
      [
        [
          "jump", "jerk", "flicker", "glitch", "skip", "bounce", "content offset",
          "scroll position",
        ],
        [
          "scroll", "reload", "insert", "update", "begin updates", "expand", "prepend",
          "row height",
        ],
      ]
    ) { .steadyHeights($0) },
    SymptomRule(
      .extraSpace,
      [
        ["extra", "blank", "white", "gap", "padding", "space", "unwanted"],
        ["header", "top of", "above", "top ", "between section", "below nav", "ios 15"],
        ["table", "section"],
      ], without: ["collection"]
    ) { _ in .topPadding },
    SymptomRule(
      .lostSelection,
      [["selection", "selected", "highlight"], ["lost", "disappear", "cleared", "gone"]],
      without: ["crash"]
    ) { .restoredSelection($0) },
    SymptomRule(
      .wrongCellSize,
      [
        ["rotat", "landscape", "orientation", "ipad split", "size class"],
        ["size", "width", "layout", "height"], ["collection", "cell", "item"],
      ]
    ) { _ in .invalidatedOnRotation },
    SymptomRule(
      .wrongCellSize,
      [
        [
          "automatic dimension", "dynamic height", "self sizing", "self siz", "cell height",
          "row height", "estimated row height", "height of the cell", "height of cell",
        ],
        [
          "not work", "doesn t work", "wrong", "incorrect", "too small", "too big", "cut off",
          "truncat", "overlap", "collaps", "44", "doesn t", "not chang", "not grow", "not expand",
          "not resiz", "until scroll", "until i scroll", "not correct",
        ],
      ]
    ) { _ in .pinnedContent },
    SymptomRule(
      .stackedSubviews,
      [
        ["overlap", "on top of each other", "stacked", "drawn over", "over each other"],
        ["cell", "label", "row"],
      ],
      without: [
        "header", "footer", "keyboard", "tab bar", "navigation", "index title", "section index",
        "separator",
      ]
    ) { .subviewsOnce($0) },
    SymptomRule(
      .slowScrolling,
      [
        [
          "lag", "slow", "stutter", "choppy", "not smooth", "frame drop", "janky", "performance",
          "freez", "hang",
        ],
        ["scroll"],
      ]
    ) { .lightCells($0) },
    SymptomRule(
      .unchangedOnScreen,
      [
        ["diffable", "snapshot"],
        [
          "not updat", "doesn t updat", "not reload", "doesn t reload", "doesn t chang",
          "not chang",
          "not refresh", "doesn t refresh", "old data", "stale", "won t update",
        ],
      ]
    ) { _ in .reconfiguredItems },
    SymptomRule(
      .unchangedOnScreen,
      [
        ["reload data", "table", "collection"],
        [
          "not updat", "doesn t updat", "not reload", "doesn t reload", "not refresh",
          "doesn t refresh", "not work", "doesn t work", "won t update", "not show new",
          "doesn t show new", "nothing happens",
        ],
        ["reload", "data", "updat", "refresh"],
      ]
    ) { .reloadOnMain($0) },
    SymptomRule(
      .methodNotCalled,
      [
        [
          "empty until", "empty after", "blank after", "blank until", "blank cells", "empty cells",
          "is empty", "is blank", "are blank", "are empty", "shows nothing", "show nothing",
          "no cells", "not show", "doesn t show", "not display", "show anything", "stays empty",
          "doesn t display", "not appear", "don t appear", "don t show", "invisible",
          "remains empty",
        ],
        [
          "table view", "tableview", "collection view", "collectionview", "uitable", "uicollection",
        ],
      ],
      without: [
        "header", "footer", "image", "placeholder", "empty state", "refresh", "if ", "when there",
        "when no ", "when it is empty", "message", "no results",
      ]
    ) { .noCells($0) },
  ]

  private static let imageWords = [
    "image", "picture", "photo", "avatar", "thumbnail", "icon",
  ]
  private static let wrongWords = [
    "wrong", "flicker", "incorrect", "mixed", "duplicat", "repeat", "random", "flash", "swap",
    "change", "blink", "other cell", "different cell", "old image", "previous image", "reus",
    "shuffl",
  ]
  private static let notCalledWords = [
    "not called", "never called", "not being called", "isn t called", "doesn t get called",
    "is not called", "never gets called", "not get called", "not call", "doesn t call",
    "isn t being called", "not fire", "doesn t fire", "not working", "doesn t work", "not work",
    "isn t working", "not trigger", "doesn t trigger", "not respond", "ignored", "never invoked",
    "not invoked", "wasn t called", "never calls", "called but",
  ]
  private static let notShownWords = [
    "not show", "doesn t show", "not appear", "doesn t appear", "not visible", "not display",
    "don t show", "don t appear", "isn t shown", "missing", "no longer show",
  ]
}
