/// What the words of a title may speak of: trouble, a part of a list, or an operation on it.
enum ReportSubject: Sendable, CaseIterable {
  // Trouble, and subjects that are no lists.
  case trouble, elsewhere
  // Lists and their parts.
  case list, table, collection, cell, row, item, section, header, rowOrCell
  case fetchedResults, diffable, realm
  // Operations.
  case deletion, insertion, move, reload, update, scrollTo, selection, registration, dequeue
  case search, collapse, display, interactiveMovement
  // Circumstances.
  case last, thread, offscreen, layout, cache, negative, notANumber, size, loop, nothing
  case deallocated, popover, tablet, outlet, bounds, count, provider, target, cellMethod
  case textInput, afterReload, wrong, duplicate, swap, dataSource, part, early, attributes
  case scrolling, paging, flowLayout, many, reloadPart, swiftUI, emptyPath, again, batch, reloadData
  case missing, nested, serving, cleared, outOfStep, namedList

  /// The beginnings of the words that name it; one with a space at its end is a whole word.
  var marks: [String] {
    switch self {
    case .trouble:
      [
        "crash ", "crashes ", "crashed ", "crashing ", "crasher", "exception", "assertion fail",
        "fatal error", "out of bound", "out of range", "beyond bounds", "sigabrt", "exc bad access",
        "inconsisten", "invalid update", "segfault", "terminating app", "index error",
        "range error", "loop ", "found nil",
      ]
    case .elsewhere:
      [
        "database", "sqlite", "sql ", "query", "db ", "csv ", "json ", "parser", "compiler",
        "spreadsheet", "column", "buffer", "matrix", "payment", "pdf ", "html ",
        "android", "recycler",
      ]
    case .list:
      Self.table.marks + Self.collection.marks + [
        "index path", "indexpath", "data source method", "did select row", "batch update",
        "begin updates", "end updates", "dequeue", "number of sections", "did end displaying",
        "refresh control", "swipe action", "diffable", "fetched results", "pull to refresh",
        "invalid update", "invalid batch update", "reload data", "table data",
      ] + Self.swiftUI.marks
    case .table:
      [
        "table view", "tableview", "uitable", "cell for row", "number of rows", "did select row",
        "insert rows", "delete rows", "reload rows", "scroll to row", "for row at", "begin updates",
        "end updates", "table cell", "table row",
      ]
    case .collection:
      [
        "collection view", "collectionview", "uicollection", "cell for item", "insert items",
        "number of items in", "did select item", "delete items", "reload items", "scroll to item",
        "flow layout", "for item at", "collection cell", "compositional layout",
        "perform batch updates",
      ]
    case .cell: ["cell ", "cells "]
    case .row: ["row ", "rows "]
    case .item: ["item ", "items "]
    case .section: ["section ", "sections "]
    case .rowOrCell: Self.cell.marks + Self.row.marks + Self.section.marks
    case .header: ["header", "footer", "supplementary"]
    case .fetchedResults: ["fetched results", "nsfetched", "fetchedresults", "frc "]
    case .diffable: ["diffable", "section snapshot", "apply snapshot", "applying snapshot"]
    case .realm: ["realm"]
    case .deletion: ["delet", "remov"]
    case .insertion:
      [
        "insert", "append", "when adding", "on adding", "after adding", "adding a", "adding new",
        "adding item", "adding row", "adding cell", "adding section", "adding multiple",
      ]
    case .move: ["reorder", "rearrang", "drag", "moving ", "move row", "move item", "moves "]
    case .reload: ["reload", "refresh"]
    case .update: ["updat", "batch ", "changes ", "changed ", "changing ", "edits "]
    case .scrollTo:
      ["scroll to", "scrollto", "scrolling to", "scrolls to", "jump to", "jumping to"]
    case .selection: ["select", "tap ", "taps ", "tapping", "tapped", "click"]
    case .registration: ["regist", "reuse identifier", "prototype cell"]
    case .dequeue: ["dequeu"]
    case .search: ["search", "filter"]
    case .collapse: ["collaps", "shrink", "shrunk", "fold", "expand"]
    case .display: ["did end display"]
    case .interactiveMovement: ["interactive movement", "long press", "longpress"]
    case .last: ["last ", "only row", "only item", "only cell"]
    case .thread:
      [
        "main thread", "background thread", "multithread", "multi thread", "main queue",
        "background queue", "thread safe", "race condition", "concurren", "data race",
      ]
    case .offscreen:
      [
        "not visible", "isn t visible", "invisible", "not onscreen", "not on screen", "offscreen",
        "off screen", "not in window", "in no window", "no window", "view hierarchy", "not shown",
        "not presented", "not displayed", "not appeared", "in background",
      ]
    case .layout: ["layout"]
    case .cache: ["cache", "outdated", "stale", "invalidat"]
    case .negative: ["negative"]
    case .notANumber: ["nan ", "not a number", "infinite size", "infinity"]
    case .size: ["size", "width", "height"]
    case .loop:
      ["infinite loop", "endless", "infinite layout", "recursi", "layout loop", "layoutloop"]
    case .nothing: ["nil ", "null ", "unwrap", "fake ", "no cell", "without cell", "optional "]
    case .deallocated:
      ["deallocat", "dealloc ", "zombie", "released instance", "dangling", "after deinit"]
    case .popover:
      [
        "popover", "action sheet", "actionsheet", "activity view controller", "share sheet",
        "alert controller",
      ]
    case .tablet: ["ipad"]
    case .outlet: ["outlet", "nib ", "xib ", "storyboard"]
    case .bounds:
      ["out of bound", "out of range", "beyond bounds", "range exception", "index error"]
    case .count: ["number of", "count", "invalid update", "inconsisten"]
    case .provider: ["cell provider", "registration inside"]
    case .target: ["target index path", "proposed", "does not belong", "not belong"]
    case .cellMethod: ["cell for row", "cell for item"]
    case .textInput: ["text field", "textfield", "keyboard", "first responder", "resign"]
    case .afterReload: ["after reload data", "after a reload", "after reload"]
    case .wrong: ["wrong", "incorrect", "mismatch", "invalid index"]
    case .duplicate: ["duplicat", "unique", "same identifier", "already exist"]
    case .swap: ["swap", "replac", "different data source", "different datasource", "switch"]
    case .dataSource: ["data source", "datasource"]
    case .part: ["only display", "only shows", "limited to", "first few", "prefix "]
    case .early: ["too early", "before the data", "before view", "sets up its", "before loading"]
    case .attributes: ["layout attributes", "attributes for"]
    case .emptyPath: ["empty index path", "empty section index path", "index path length"]
    case .namedList:
      [
        "table view", "tableview", "uitable", "collection view", "collectionview", "uicollection",
        "index path", "diffable", "fetched results",
      ]
    case .missing: ["does not exist", "doesn t exist", "not exist", "non exist", "missing section"]
    case .nested: ["another reload", "nested", "reentran", "triggers another", "while updating"]
    case .serving:
      [
        "cell for row", "cell for item", "height for", "size for item", "title for header",
        "view for header", "view for footer", "title for footer",
      ]
    case .cleared: ["clear", "async", "remove all", "removing all", "out of bound", "out of range"]
    case .outOfStep:
      [
        "batch update", "begin updates", "end updates", "invalid update", "invalid batch",
        "inconsisten", "number of rows", "number of items", "number of sections", "out of sync",
        "row count", "item count", "cell count", "section count",
      ]
    case .again: ["again ", "twice ", "already delet", "already remov"]
    case .batch: ["batch update", "begin updates", "insert"]
    case .reloadData: ["reload data"]
    case .scrolling: ["scroll"]
    case .paging:
      ["paginat", "infinite scroll", "load more", "loading more", "next page", "more rows"]
    case .flowLayout: ["flow layout"]
    case .many: ["multiple", "several", "many ", "all selected", "in a loop"]
    case .reloadPart: ["reload row", "reload item", "reload section", "reload cell"]
    case .swiftUI: ["swift ui list", "swiftui list", "for each on delete", "swift ui for each"]
    }
  }
}

/// The words of a title or a commit message in lower case, with names of types and methods divided:
/// `Fix crash in -tableView:cellForRowAtIndexPath:` is
/// ` fix crash in table view cell for row at index path `.
struct ReportText: Sendable {
  /// The words, each between two spaces.
  let words: String

  /// Divides a text into words.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ text: some StringProtocol) {
    let scalars = Array(text.unicodeScalars)
    var words = " "
    for (index, scalar) in scalars.enumerated() {
      guard scalar.properties.isAlphabetic || scalar.isDigit else {
        if words.last != " " { words.append(" ") }
        continue
      }
      if Self.startsWord(index, in: scalars), words.last != " " { words.append(" ") }
      words.unicodeScalars.append(scalar.lowercased)
    }
    self.words = words.last == " " ? words : words + " "
  }

  /// Returns whether a capital letter starts a word inside a name: the `V` of `tableView`, and that
  /// of `UITableView`.
  private static func startsWord(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard index > 0, scalars[index].properties.isUppercase else { return false }
    if scalars[index - 1].properties.isLowercase { return true }
    return index + 1 < scalars.count && scalars[index - 1].properties.isUppercase
      && scalars[index + 1].properties.isLowercase
  }

  /// Whether the text speaks of a subject.
  func names(_ subject: ReportSubject) -> Bool {
    subject.marks.contains { words.contains(" " + $0) }
  }
}
