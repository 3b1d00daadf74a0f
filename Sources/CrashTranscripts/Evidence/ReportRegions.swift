/// The parts of a text that belong to its messages: several reports may follow each other in a log.
struct ReportRegions {
  private let source: String
  private let stacks: [[(offset: Int, frame: StackFrame)]]

  init(_ source: String) {
    self.source = source
    stacks = Self.stacks(StackFrameReader(source).frames)
  }

  /// Divides frames into call stacks: a stack ends where the numbers of its frames start over.
  private static func stacks(
    _ frames: [(offset: Int, frame: StackFrame)]
  ) -> [[(offset: Int, frame: StackFrame)]] {
    var stacks: [[(offset: Int, frame: StackFrame)]] = []
    var last: Int?
    for entry in frames {
      let index = entry.frame.index
      let continues =
        if let last, let index { index > last } else { index == nil && last == nil }
      if continues, !stacks.isEmpty {
        stacks[stacks.count - 1].append(entry)
      } else {
        stacks.append([entry])
      }
      last = index
    }
    return stacks
  }

  /// Returns the evidence around a message.
  ///
  /// - Parameters:
  ///   - message: The UTF-8 offsets of the message.
  ///   - previous: The offset at which the previous message ends.
  ///   - next: The offset at which the next message starts.
  func evidence(around message: Range<Int>, after previous: Int, before next: Int) -> PasteEvidence
  {
    let start = previous > 0 ? endOfStack(in: previous..<max(previous, message.lowerBound)) : nil
    let lower = max(start ?? previous, message.lowerBound - Self.farthest)
    let upper = min(next, message.upperBound + Self.farthest)
    let behind = stack(in: message.upperBound..<max(upper, message.upperBound))
    let ahead = stack(in: lower..<max(lower, message.lowerBound))
    let frames = behind.count >= 2 || ahead.isEmpty ? behind : ahead + behind
    return PasteEvidence(text(lower..<upper), frames: frames)
  }

  /// Returns whether the lines beside a message call a list, or name a variable that is one.
  func namesList(around message: Range<Int>) -> Bool {
    let near = text((message.lowerBound - Self.nearest)..<(message.upperBound + Self.nearest))
    let marks = [
      "tableView", "TableView", "table view", "collectionView", "CollectionView", "collection view",
      "reloadData", "indexPath", "IndexPath", "cellForRow", "cellForItem", "ViewCell", "Cell.swift",
    ]
    return marks.contains { near.contains($0) }
  }

  /// Returns the offset behind the last call stack in a part of the text: the stack below a message
  /// belongs to that message, not to the next one; `nil` if there is none.
  private func endOfStack(in range: Range<Int>) -> Int? {
    stacks.last { stack in
      stack.count > 1 && stack.first.map { range.contains($0.offset) } ?? false
    }?.last.map { $0.offset + 1 }
  }

  /// Returns every call stack with its evidence and its offset.
  var all: [(offset: Int, evidence: PasteEvidence)] {
    stacks.compactMap { stack in
      guard let first = stack.first?.offset, let last = stack.last?.offset else { return nil }
      let range = max(0, first - 400)..<(last + 400)
      return (first, PasteEvidence(text(range), frames: stack.map(\.frame)))
    }
  }

  /// Returns the first call stack with a UIKit frame in a part of the text.
  private func stack(in range: Range<Int>) -> [StackFrame] {
    let inside = stacks.filter { stack in stack.first.map { range.contains($0.offset) } ?? false }
    let frames = inside.map { $0.map(\.frame) }
    return frames.first {
      $0.contains { $0.className != nil || $0.location != nil } && $0.count > 1
    }
      ?? frames.joined().prefix(Self.mostFrames).map(\.self)
  }

  private func text(_ range: Range<Int>) -> Substring {
    let utf8 = source.utf8
    let count = utf8.count
    let lower = utf8.index(utf8.startIndex, offsetBy: max(0, min(range.lowerBound, count)))
    let upper = utf8.index(utf8.startIndex, offsetBy: max(0, min(range.upperBound, count)))
    return source[lower..<max(lower, upper)]
  }

  private static let farthest = 30_000
  private static let nearest = 200
  private static let mostFrames = 200
}
