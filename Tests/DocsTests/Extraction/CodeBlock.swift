import Foundation

/// A fenced block of a page, with the marks before it.
///
/// A mark is a comment, which readers do not see. It gives a block the context that readers get
/// from the surrounding prose:
///
/// | mark | meaning |
/// |---|---|
/// | none | the block runs as a separate test |
/// | `<!-- block: continues -->` | it continues the page's previous block |
/// | `<!-- block: file -->` | it contains file-scope declarations for all blocks |
/// | `<!-- block: file Cart.swift -->` | the same, and call sites in it name that file |
/// | `<!-- block: needs CODE -->` | CODE is inserted before it |
/// | `<!-- block: then CODE -->` | CODE is inserted after it |
/// | `<!-- block: not compiled, REASON -->` | it cannot be a test, for example a manifest |
///
/// The README is read as it is: `Fixtures/Contexts/README/4.before.swift` and `4.after.swift` hold
/// what `needs` and `then` would say of its fourth Swift block.
struct CodeBlock: Equatable {
  /// The language that is named at the opening fence.
  var language: String
  /// The line of the opening fence, counted from 1.
  var fence: Int
  /// The lines between the fences.
  var lines: [String]
  /// The marks before the block.
  var marks: [Mark]
  /// Whether only marks are between the block and the previous one.
  var followsBlock: Bool

  /// The context of a block.
  enum Mark: Equatable {
    case continues
    case file(String?)
    case needs(String)
    case then(String)
    case notCompiled(reason: String)
    /// An unknown mark.
    case unknown(String)
  }

  /// The text between the fences.
  var text: String { lines.joined(separator: "\n") }
}

extension CodeBlock.Mark {
  /// Parses the text after `block:`.
  init(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    func rest(after word: String) -> String? {
      guard text.hasPrefix(word) else { return nil }
      return String(text.dropFirst(word.count)).trimmingCharacters(in: .whitespacesAndNewlines)
    }
    if text == "continues" {
      self = .continues
    } else if text == "file" {
      self = .file(nil)
    } else if let name = rest(after: "file ") {
      self = .file(name)
    } else if let code = rest(after: "needs ") ?? rest(after: "needs\n") {
      self = .needs(code)
    } else if let code = rest(after: "then ") ?? rest(after: "then\n") {
      self = .then(code)
    } else if let reason = rest(after: "not compiled, ") {
      self = .notCompiled(reason: reason)
    } else {
      self = .unknown(text)
    }
  }
}

extension CodeBlock {
  /// Returns the blocks of a page, in order.
  static func all(in page: String) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: CodeBlock?
    var comment: [String]?
    var marks: [Mark] = []
    var followsBlock = false
    for (index, line) in page.components(separatedBy: "\n").enumerated() {
      if var block = open {
        if line == "```" {
          blocks.append(block)
          (open, marks, followsBlock) = (nil, [], true)
        } else {
          block.lines.append(line)
          open = block
        }
      } else if comment != nil || line.hasPrefix("<!-- block:") {
        comment = (comment ?? []) + [line]
        if line.hasSuffix("-->"), let whole = comment?.joined(separator: "\n") {
          marks.append(Mark(String(whole.dropFirst("<!-- block:".count).dropLast("-->".count))))
          comment = nil
        }
      } else if line.hasPrefix("```") {
        open = CodeBlock(
          language: String(line.dropFirst(3)), fence: index + 1, lines: [], marks: marks,
          followsBlock: followsBlock)
      } else if !line.isEmpty {
        (marks, followsBlock) = ([], false)
      }
    }
    return blocks
  }
}
