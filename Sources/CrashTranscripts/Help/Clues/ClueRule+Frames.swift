import ListCore

// Causes that frames, names of functions and the message's own words give away.
extension ClueRule {
  /// What the frames say of threads, layouts and touches.
  static let frames = [
    ClueRule(
      .these([.badAccess, .deallocatedObject, .rectAtInvalidIndexPath, .visibleRowsInconsistent]),
      .wrongQueue,
      if: { $0.has(.crashedOffMain) && $0.evidence.frames.contains(where: \.servesList) },
      advice: { _, kind in .updatedInBackground(kind) }),
    ClueRule(
      .counts, .wrongQueue,
      if: { $0.has(.mergesChanges) && $0.evidence.runsOffMain },
      advice: { _, kind in .mergedInBackground(kind) }),
    ClueRule(
      .these([.badAccess, .deallocatedObject]), .other,
      if: { $0.has(.preferredSize) },
      advice: { _, _ in .unsettledSize }),
    ClueRule(
      .these([.badAccess, .dataSourceMethod]), .wrongQueue, if: { $0.evidence.losesObject },
      advice: { message, kind in .racedArray(message.evidence.appFunction, kind) }),
    ClueRule(
      .these([.badAccess]), .other,
      if: { $0.evidence.repeatedFunction != nil },
      advice: { message, kind in .recursion(message.evidence.repeatedFunction ?? "", kind) }),
    ClueRule(
      .these([.arrayIndex]), .other, if: { $0.evidence.isLayoutOfApp },
      advice: { message, _ in .staleLayoutCache(message.evidence.appFunction) }),
    ClueRule(
      .these([.arrayIndex]), .staleIndexPath,
      if: { $0.evidence.isSelection && $0.evidence.appMethod == nil },
      advice: { message, kind in .staleSelection(message.evidence.appFunction, kind) }),
    ClueRule(
      .these([.dataSourceMethod]), .other, if: { $0.evidence.isMethodOfCell },
      advice: { message, kind in .nilInCell(message.evidence.appFunction, kind) }),
    ClueRule(
      .these([.dataSourceMethod, .arrayIndex]), .wrongQueue,
      if: { $0.has(.otherThread) && !$0.has(.crashedOffMain) && !$0.evidence.frames.isEmpty },
      advice: { message, kind in .replacedOnOtherThread(message.evidence.appFunction, kind) }),
  ]

  /// What the words and the code say of a position.
  static let cutPositions = [
    ClueRule(
      .these([.scrollRowBeyondBounds, .scrollOutOfBoundsRow, .scrollOutOfBoundsItem]),
      .negativeIndex, if: { $0.has(.rowOfCount) },
      advice: { _, kind in .indexOfCount(kind) }),
    ClueRule(
      .these([.attemptDeleteOutOfRange]), .staleIndexPath, if: { $0.has(.nextRow) },
      advice: { _, kind in .deletedNextRow(kind) }),
    ClueRule(
      .these([.attemptDeleteOutOfRange]), .staleIndexPath,
      if: { $0.has(.keptPosition) && !$0.has(.fetchedResults) },
      advice: { _, kind in .keptPosition(kind) }),
    ClueRule(
      .these([.arrayIndex, .dataSourceMethod]), .other,
      if: { $0.evidence.frames.isEmpty && $0.evidence.code.read.count == 1 },
      advice: { message, kind in .readArray(message.evidence.code.read[0], kind) }),
    ClueRule(
      .these([.invalidNumberOfSections]), .changeNotAnnounced,
      if: {
        $0.has(.fetchedResults) && !$0.has(.sectionChanges) && !$0.evidence.code.steps.isEmpty
      },
      advice: { _, kind in .unhandledSections(kind) }),
    ClueRule(
      .these([
        .deleteAndReloadSameIndexPath, .deleteAndMoveSameIndexPath, .insertAndMoveSameIndexPath,
        .twoAnimations,
      ]),
      .announcedTwice, if: { $0.has(.fetchedResults) },
      advice: { _, kind in .reportedMove(kind) }),
    ClueRule(
      .counts, .modelReplaced,
      if: { $0.has(.realm) && $0.evidence.code.replacedObserved != nil },
      advice: { message, kind in
        .replacedResults(message.evidence.code.replacedObserved ?? "", kind)
      }),
  ]

  /// What a value's class, a constraint or a snapshot's call says.
  static let values = [
    ClueRule(
      .these([.modelOfOtherClass]), .other, if: { $0.text.contains("Number ") },
      advice: { _, kind in .numberAsText(kind) }),
    ClueRule(
      .these([.modelOfOtherClass]), .other, if: { $0.text.contains("String ") },
      advice: { _, _ in .textAsObject }),
    ClueRule(
      .these([.modelOfOtherClass]), .other, if: { $0.text.contains("Array") },
      advice: { _, _ in .arrayAsObject }),
    ClueRule(
      .these([.modelOfOtherClass]), .other, if: { $0.text.contains("Dictionary") },
      advice: { _, _ in .dictionaryAsArray }),
    ClueRule(
      .these([.encapsulatedSize]), .other,
      if: { $0.has(.cellWidth) && !$0.has(.cellHeight) },
      advice: { _, _ in .constraintsAcross }),
    ClueRule(
      .these([.deletedObject]), .other, if: { $0.has(.copiedResults) },
      advice: { _, kind in .copiedResults(kind) }),
    ClueRule(
      .these([.variableForEach, .arrayIndex]), .other, if: { $0.has(.forEachIndices) },
      advice: { _, _ in .rowsOfIndices }),
    ClueRule(
      .these([.diffableReconfigureMissingItem]), .other, if: { _ in true },
      advice: { _, _ in .lateReconfigure }),
  ]

  /// What the calls' surroundings say of the operation. These come last: they say less.
  static let operations = [
    ClueRule(
      .counts, .modelUnchanged, if: { $0.has(.reordering) },
      advice: { _, kind in .unwrittenMove(kind) }),
    ClueRule(
      .counts, .modelReplaced,
      if: { message in
        message.has(.notification) && !message.isFedByLibrary
          && message.evidence.call?.isReload == true
      },
      advice: { message, kind in .reloadedByNotification(message.evidence.appFunction, kind) }),
    ClueRule(
      .counts, .modelUnchanged,
      if: { message in
        !message.isFedByLibrary && message.stated.calls == nil && message.stated.counts == nil
          && message.evidence.namesDeletion
      },
      advice: { message, kind in .deletedByFunction(message.evidence.appFunction, kind) }),
    ClueRule(
      .counts, .modelUnchanged,
      if: { message in
        !message.isFedByLibrary && message.stated.calls == nil && message.stated.counts == nil
          && message.evidence.namesInsertion
      },
      advice: { message, kind in .insertedByFunction(message.evidence.appFunction, kind) }),
  ]
}

extension TranscriptMessage {
  /// Whether a library or a framework computes the calls from what it observes.
  fileprivate var isFedByLibrary: Bool {
    [
      PasteHint.fetchedResults, .photoLibrary, .realm, .rxDataSources, .diffing, .swiftUI, .dotNet,
      .texture, .listener,
    ].contains(where: has)
  }
}

extension PasteEvidence {
  /// Whether the outermost frames are those of a queue other than the main queue.
  var runsOffMain: Bool {
    if hints.contains(.crashedOffMain) { return true }
    let outside = ["_dispatch_root_queue_drain", "_pthread_wqthread", "start_wqthread"]
    return frames.contains { frame in outside.contains(where: frame.symbol.contains) }
      && !frames.contains {
        $0.symbol.contains("_dispatch_main_queue") || $0.symbol.contains("UIApplicationMain")
      }
  }

  /// The innermost function of the app by its name, as code; an empty text if there is none.
  var appFunction: String {
    guard let frame = appFrame else { return function ?? "" }
    if let selector = frame.selector { return selector }
    let name = frame.symbol.split(separator: " ").last { $0.contains("(") || $0.contains(".") }
    return String((name ?? "").split(separator: ".").last ?? "")
  }

  /// A function of the app that a list called while it was under way already; `nil` if there is
  /// none.
  var repeatedFunction: String? {
    guard frames.contains(where: { $0.servesList && !$0.belongsToApp }) else { return nil }
    // A function and its thunk follow each other; a list between the two calls is needed.
    for (index, frame) in frames.enumerated() where frame.belongsToApp {
      let others = frames[(index + 1)...].drop { $0.symbol == frame.symbol }
      guard let again = others.firstIndex(where: { $0.symbol == frame.symbol }) else { continue }
      if frames[index..<again].contains(where: { $0.servesList && !$0.belongsToApp }) {
        return frame.symbol
      }
    }
    return nil
  }

  /// Whether the innermost function of the app is a cell's, and traps on its own.
  var isMethodOfCell: Bool {
    guard let frame = appFrame, !FrameFamilies.startsInArray(frames) else { return false }
    return frame.symbol.contains("Cell.") || frame.className?.hasSuffix("Cell") == true
  }

  /// Whether a data source's method used an object that was gone.
  var losesObject: Bool {
    guard appMethod?.role.isAskedByList == true, let first = frames.first else { return false }
    return ["swift_retain", "swift_release", "swift_bridgeObject", "objc_retain", "objc_release"]
      .contains(where: first.symbol.hasPrefix)
  }

  /// Whether the innermost function of the app is a layout's.
  var isLayoutOfApp: Bool {
    guard let symbol = appFrame?.symbol else { return false }
    return symbol.contains("layoutAttributesFor") || symbol.contains("Layout.prepare")
      || symbol.contains("Layout prepareLayout") || symbol.contains("initialLayoutAttributes")
  }

  /// Whether a row or an item was selected.
  var isSelection: Bool {
    frames.contains { frame in
      [
        "_userSelectRow", "_userSelectItem", "_selectRowAtIndexPath", "_selectItemAtIndexPath",
      ].contains(where: frame.symbol.contains)
    }
  }

  /// Whether a swipe's action, or a function that is named after a deletion, made the calls.
  var namesDeletion: Bool {
    guard hasOnlyUpdate else { return false }
    return hints.contains(.swipeAction) || names(["delete", "remove", "trash", "discard"])
  }

  /// Whether a function that is named after an insertion made the calls.
  var namesInsertion: Bool {
    hasOnlyUpdate
      && names([
        "insert", "add", "append", "receive", "didReceive", "loadMore", "loadNext", "appendPage",
        "create", "send",
      ])
  }

  /// Whether the calls inside an update are not known.
  private var hasOnlyUpdate: Bool {
    guard let call else {
      return !appFunction.isEmpty && mentions.allSatisfy { !$0.isChange }
    }
    return call == .endUpdates || call == .performBatchUpdates
      ? mentions.allSatisfy { !$0.isChange } : false
  }

  private func names(_ verbs: [String]) -> Bool {
    let function = appFunction
    return !function.isEmpty && verbs.contains(where: function.hasPrefix)
  }
}
