import Testing

@testable import CrashTranscripts

/// Lines that may be frames of a call stack.
@Suite struct FrameLineTests {
  private static func frames(_ line: String) -> [StackFrame] {
    StackFrameReader(line).frames.map(\.frame)
  }

  @Test(
    arguments: [
      "3 rows Vanished from the shelf", "4 rows of.shelf vanished", "2 times reload()",
      "4 see Shelf.remove", "5 calls Remove()", "6 calls shelf.remove()",
    ])
  func `a sentence that starts with a number is no frame`(_ line: String) {
    #expect(Self.frames(line) == [])
  }

  @Test func `a method of a type is a frame without an address`() {
    #expect(
      Self.frames("6 Bookshop Shelf.remove()")
        == [StackFrame(index: 6, image: "Bookshop", symbol: "Shelf.remove()")])
  }

  @Test func `a line of a thousand bytes is a frame, and a longer one has methods only`() {
    func padded(_ text: String, to count: Int) -> String {
      text + String(repeating: " ", count: count - text.utf8.count)
    }
    let function = "7  Bookshop  0x1024a Shelf.remove(at:) + 77"
    let frame = StackFrame(index: 7, image: "Bookshop", symbol: "Shelf.remove(at:)")
    #expect(Self.frames(padded(function, to: 1_000)) == [frame])
    #expect(Self.frames(padded(function, to: 1_001)) == [])
    let method = "3  UIKitCore  0x1853f -[UITableView endUpdates] + 8044"
    for count in [1_000, 1_001] {
      #expect(
        Self.frames(padded(method, to: count)).map(\.symbol) == ["-[UITableView endUpdates]"])
    }
  }
}
