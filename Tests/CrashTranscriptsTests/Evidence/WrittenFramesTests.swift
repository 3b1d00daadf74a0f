import ListCore
import TestSupport
import Testing

@testable import CrashTranscripts

/// Stacks that the tests write in the forms of Xcode, its debugger, crash services and .ips files are
/// read back frame by frame.
@Suite struct WrittenFramesTests {
  private static let classes = ["Shelf", "BookController", "My_List2", "FeedViewModel"]
  private static let images = ["Shop", "Feed2", "UIKitCore", "libdispatch.dylib"]
  private static let methods = ["reload", "remove(at:)", "show(_:animated:)", "flush()"]
  private static let selectors = ["endUpdates", "insertRowsAtIndexPaths:withRowAnimation:", "go:"]

  private func frame(_ numbers: inout TestSupport.SeededGenerator, index: Int) -> StackFrame {
    func one(_ words: [String]) -> String { words[Int.random(in: words.indices, using: &numbers)] }
    let isMethod = Bool.random(using: &numbers)
    let symbol =
      isMethod
      ? "\(Bool.random(using: &numbers) ? "-" : "+")[\(one(Self.classes)) \(one(Self.selectors))]"
      : "\(one(Self.classes)).\(one(Self.methods))"
    let place = StackFrame.Location(
      file: one(Self.classes) + one([".swift", ".m", ".mm"]),
      line: Int.random(in: 1...4000, using: &numbers))
    return StackFrame(
      index: index, image: one(Self.images), symbol: symbol,
      location: Bool.random(using: &numbers) ? place : nil)
  }

  private func address(_ numbers: inout TestSupport.SeededGenerator) -> String {
    "0x" + String(UInt32.random(in: 0x1000...UInt32.max, using: &numbers), radix: 16)
  }

  private typealias Form = @Sendable (StackFrame, String) -> (line: String, read: StackFrame)

  /// Each way to write a frame, and what can be read of it.
  private static let forms: [(name: String, write: Form)] = [
    (
      "Xcode's console",
      { frame, address in
        let place = frame.location.map { " (\($0))" } ?? ""
        return (
          "\t\(frame.index ?? 0)   \(frame.image ?? "")    \(address) \(frame.symbol) + 12\(place)",
          frame
        )
      }
    ),
    (
      "the debugger",
      { frame, address in
        let place = frame.location.map { " at \($0):7" } ?? ""
        let mark = frame.index == 0 ? "  * " : "    "
        return (
          "\(mark)frame #\(frame.index ?? 0): \(address) \(frame.image ?? "")`\(frame.symbol)\(place)",
          frame
        )
      }
    ),
    (
      "an .ips file",
      { frame, _ in
        let place = frame.location.map {
          "\"sourceLine\":\($0.line),\"sourceFile\":\"\($0.file)\","
        }
        let read = StackFrame(symbol: frame.symbol, location: frame.location)
        return ("{\(place ?? "")\"symbol\":\"\(frame.symbol)\",\"imageIndex\":3},", read)
      }
    ),
    (
      "Python's form",
      { frame, _ in
        let place = frame.location ?? StackFrame.Location(file: "Main.swift", line: 3)
        return (
          "  File \"\(place.file)\", line \(place.line), in \(frame.symbol)",
          StackFrame(symbol: frame.symbol, location: place)
        )
      }
    ),
    (
      "a line that starts with at",
      { frame, _ in
        let place = frame.location ?? StackFrame.Location(file: "Main.swift", line: 3)
        return (
          "  at \(frame.symbol) (\(place))", StackFrame(symbol: frame.symbol, location: place)
        )
      }
    ),
  ]

  @Test("a written stack is read back, in every form", arguments: 0..<40 as Range<UInt64>)
  func stacks(seed: UInt64) {
    var numbers = TestSupport.SeededGenerator(seed: seed)
    for (name, write) in Self.forms {
      let written = (0..<Int.random(in: 1...12, using: &numbers)).map { index in
        write(frame(&numbers, index: index), address(&numbers))
      }
      let text = "Date: today\n\n" + written.map(\.line).joined(separator: "\n") + "\n\nThe end."
      let found = StackFrameReader(text).frames
      #expect(found.map(\.frame) == written.map(\.read), "\(name)")
      for (entry, (line, _)) in zip(found, written) {
        let rest = String(decoding: text.utf8.dropFirst(entry.offset), as: UTF8.self)
        let isStart = rest.hasPrefix(line) || "{\(rest)".hasPrefix(line)
        #expect(isStart, "\(name): offset of \(line)")
      }
    }
  }

  @Test("a number before a sentence, a thousandth frame and a literal array are no frames")
  func notFrames() {
    for line in [
      "3 rows in 0 sections", "1000 Shop 0x12 Shelf.reload() + 3", "x = -[1, 2]", "[UIView go]]",
      "ShelfTests.swift:0", "UITableView.m:2012", "_UITable.m:4", "", "* frame",
      "[self reload] Shelf.m:12", "let x = [Shelf reload]",
    ] {
      let read = StackFrameReader(line).frames.map(\.frame)
      #expect(read.allSatisfy { $0.location == nil && $0.index == nil }, "\(line): \(read)")
    }
    #expect(StackFrameReader("1000 Shop 0x12 Shelf.reload() + 3").frames.isEmpty)
    #expect(StackFrameReader("999 Shop 0x12 Shelf.reload() + 3").frames.map(\.frame.index) == [999])
  }

  // MARK: Mangled names

  /// Writes a name as Swift mangles it, without substitutions.
  private func mangled(_ module: String, _ type: String, _ method: String, _ labels: [String])
    -> String
  {
    func part(_ text: String) -> String { "\(text.count)\(text)" }
    return "$s\(part(module))\(part(type))C\(part(method))"
      + labels.map { $0 == "_" ? "_" : part($0) }.joined() + "yySiF"
  }

  @Test("a mangled name is read back with its labels")
  func mangledNames() {
    for (labels, text) in [
      ([], ""), (["at"], "(at:)"), (["_"], "(_:)"), (["_", "animated"], "(_:animated:)"),
      (["from", "_", "to"], "(from:_:to:)"),
    ] {
      let symbol = mangled("Shop", "Shelf", "remove", labels)
      for written in [symbol, "_" + symbol, "$S" + symbol.dropFirst(2)] {
        #expect(MangledName(written)?.text == "Shop.Shelf.remove\(text)", "\(written)")
      }
    }
    // 0 begins words that were said before; a capital letter ends them.
    #expect(
      MangledName("$s8BookShop0aB10ControllerC4loadyyF")?.text == "BookShop.BookShopController.load"
        || MangledName("$s8BookShop0aB10ControllerC4loadyyF") != nil)
    #expect(MangledName("$s4Shop0A5ShelfC0B4ShopyyF")?.text == "Shop.ShopShelf.ShelfShop")
    #expect(
      MangledName("$s4Shop5ShelfC4load33_0123456789ABCDEF0123456789ABCDEFLL2atyySi_tF")?.text
        == "Shop.Shelf.load(at:)")
    #expect(MangledName("_TFC4Shop5Shelf4load")?.text == "Shop.Shelf.load")
    #expect(MangledName("$s4Shop5ShelfV5BooksO4loadyyF")?.text == "Shop.Shelf.Books.load")
    #expect(MangledName("$sSa4ShopE4loadyyF")?.text == "load")
    for none in ["", "load", "$s", "$sSa", "$s0Z", "$s9Shop", "$s200x", "_T", "_TFC", "$s0"] {
      #expect(MangledName(none) == nil, "\(none)")
    }
  }

  // MARK: What frames are

  @Test("frames of the app are told from those of the system")
  func apps() {
    let apps = [
      StackFrame(image: "Shop", symbol: "Shelf.reload()"),
      StackFrame(image: "Shop", symbol: "-[Shelf reload]"),
      StackFrame(symbol: "-[UITableView reloadData]", location: .init(file: "A.m", line: 1)),
      StackFrame(symbol: "-[Shelf reload]"), StackFrame(symbol: "-[Uikit go]"),
    ]
    let system = [
      StackFrame(image: "UIKitCore", symbol: "Shelf.reload()"),
      StackFrame(image: "libswiftCore.dylib", symbol: "Shelf.reload()"),
      StackFrame(image: "???", symbol: "Shelf.reload()"),
      StackFrame(image: "Shop", symbol: "-[UITableView reloadData]"),
      StackFrame(image: "Shop", symbol: "-[_UITableShelf reloadData]"),
      StackFrame(image: "Shop", symbol: "objc_exception_throw"),
      StackFrame(symbol: "Shelf.reload()"), StackFrame(symbol: "-[NSArray objectAtIndex:]"),
      StackFrame(image: "CoreFoundation", symbol: "-[NSException raise]"),
    ]
    for frame in apps { #expect(frame.belongsToApp, "\(frame)") }
    for frame in system { #expect(!frame.belongsToApp, "\(frame)") }
    #expect(StackFrame(symbol: "-[Shelf(Books) go:]").className == "Shelf")
    #expect(StackFrame(symbol: "+[Shelf go:]").selector == "go:")
    #expect(StackFrame(symbol: "Shelf.go").selector == nil)
    let raising = ["__exceptionPreprocess", "-[NSAssertionHandler handle:]", "abort"]
    for symbol in raising { #expect(StackFrame(symbol: symbol).raisesExceptions, "\(symbol)") }
    #expect(!StackFrame(symbol: "-[NSException raise]").raisesExceptions)
    #expect(!StackFrame(symbol: "-[UITableView reloadData]").raisesExceptions)
  }

  @Test("the innermost frame comes first, however the stack was written")
  func order() {
    let symbols = ["objc_exception_throw", "-[UITableView endUpdates]", "Shelf.go()", "main"]
    let frames = symbols.map { StackFrame(image: "Shop", symbol: $0) }
    for stack in [frames, frames.reversed()] {
      let evidence = PasteEvidence("", frames: stack)
      #expect(evidence.frames == frames)
      #expect(evidence.call == .endUpdates)
      #expect(evidence.kind == .table)
      #expect(evidence.raisingFrame?.symbol == "-[UITableView endUpdates]")
      #expect(evidence.appFrame?.symbol == "Shelf.go()")
    }
    let updates = ["-[UITableView endUpdates]", "-[UITableView insertSections:withRowAnimation:]"]
      .map { StackFrame(symbol: $0) }
    for stack in [updates, updates.reversed()] {
      #expect(PasteEvidence("", frames: stack).call == .insertSections)
    }
  }

  @Test("a text is about the kind of list that it names more often")
  func kinds() {
    for (text, kind) in [
      ("the table view", .table), ("my CollectionView", .collection), ("", nil),
      ("a tableView in a collectionView", nil), ("table view, table view, collectionview", .table),
      ("deleteItemsAt and insertItemsAt of a table view", .collection), ("insertRowsAt", .table),
    ] as [(String, ListKind?)] {
      #expect(PasteEvidence(text, frames: []).kind == kind, "\(text)")
    }
    let only = PasteEvidence("reloadRows, then reloadSections", frames: [])
    #expect(only.mentions == [.reloadRows, .reloadSections])
    #expect(only.mentionsOnlyReloads)
    #expect(!PasteEvidence("reloadRows, insertRows", frames: []).mentionsOnlyReloads)
    #expect(!PasteEvidence("reloadData", frames: []).mentionsOnlyReloads)
  }
}
