import Foundation

/// The Swift file generated from a page's blocks: each chain of blocks is a test.
struct BlockSource {
  /// The page's path in the repository.
  let path: String
  private var imports: Set<String> = ["Testing"]
  private var parts: [Part] = []

  /// Blocks at file scope, or a function of blocks that continue each other.
  fileprivate struct Part {
    var name: String?
    var lines: [String]
    var prints = false
  }

  /// Parses a page.
  init(path: String, page: String) {
    self.path = path
    let blocks = CodeBlock.all(in: page)
    var number = 0
    for (index, block) in blocks.enumerated() where block.language == "swift" {
      number += 1
      guard !block.isLeftOut else { continue }
      let next = blocks.indices.contains(index + 1) ? blocks[index + 1] : nil
      append(block, number: number, output: next.flatMap { block.output(in: $0) })
    }
  }

  /// The name of the page, without its directory and its extension.
  var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

  /// The path of the checked-in file.
  var file: String { "Tests/DocsTests/Blocks/\(name)Blocks.swift" }

  /// Whether the page has no block that is compiled.
  var isEmpty: Bool { parts.isEmpty }

  /// The text of the file.
  var text: String {
    let head = [
      "// Made from the blocks of \(path). Change them there, and then:",
      "//     HEADLESSKIT_REGENERATE=1 swift test --filter CodeBlockTests",
      "// swift-format-ignore-file",
    ]
    let body = parts.map { $0.text(of: name, path) }
    return (head + imports.sorted().map { "import \($0)" } + [""] + body).joined(separator: "\n")
  }
}

extension BlockSource {
  private mutating func append(_ block: CodeBlock, number: Int, output: CodeBlock?) {
    var lines: [String] = []
    for case .needs(let code) in block.marks { lines += hoistingImports(code) }
    if let code = context("before", number) { lines += hoistingImports(code) }
    let place =
      block.fileName.map { "\"\($0)\", line: 1" } ?? "\"\(name).md\", line: \(block.fence + 1)"
    lines.append("#sourceLocation(file: \(place))")
    lines += hoistingImports(block.text)
    lines.append("#sourceLocation()")
    for case .then(let code) in block.marks { lines += hoistingImports(code) }
    if let code = context("after", number) { lines += hoistingImports(code) }
    if let output {
      let expectation = "try printed.expect(block: \(number), fence: \(block.fence), #\"\"\""
      lines += [expectation] + output.lines + ["\"\"\"#)"]
    }

    if block.isFile {
      parts.append(Part(name: nil, lines: lines))
    } else if block.marks.contains(.continues),
      let last = parts.lastIndex(where: { $0.name != nil })
    {
      parts[last].lines += lines
      parts[last].prints = parts[last].prints || output != nil
    } else {
      parts.append(Part(name: "block\(number)", lines: lines, prints: output != nil))
    }
  }

  /// Returns the code that a fixture puts before or after a block, for pages whose raw text people
  /// read.
  private func context(_ side: String, _ number: Int) -> String? {
    Repository.text("Tests/DocsTests/Fixtures/Contexts/\(name)/\(number).\(side).swift")?
      .trimmingCharacters(in: .newlines)
  }

  /// Returns the lines with their imports commented out, so that line numbers stay the same.
  private mutating func hoistingImports(_ code: String) -> [String] {
    code.components(separatedBy: "\n").map { line in
      guard line.hasPrefix("import ") else { return line }
      imports.insert(String(line.dropFirst("import ".count)))
      return "// \(line)"
    }
  }
}

extension BlockSource.Part {
  fileprivate func text(of page: String, _ path: String) -> String {
    guard let name else { return (lines + [""]).joined(separator: "\n") }
    let isShouted = page == page.uppercased()
    let first = isShouted ? page.lowercased() : page.prefix(1).lowercased() + page.dropFirst()
    let test = "\(first)_\(name)"
    // In an async function a call means the async overload, so only functions that await are async.
    let effects = lines.contains { $0.contains("await ") } ? "async throws" : "throws"
    let head = ["@MainActor @Test func \(test)() \(effects) {"]
    let printing =
      prints
      ? [
        "let printed = Printed(\"\(path)\")",
        "func print(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\") {",
        "  printed.add(items, separator, terminator)",
        "}",
      ] : []
    return (head + printing + lines + ["}", ""]).joined(separator: "\n")
  }
}

extension CodeBlock {
  /// Whether the block is marked as not compiled.
  fileprivate var isLeftOut: Bool {
    marks.contains { if case .notCompiled = $0 { true } else { false } }
  }

  /// Whether the block is at file scope.
  fileprivate var isFile: Bool {
    marks.contains { if case .file = $0 { true } else { false } }
  }

  /// The file name of the block, as call sites show it.
  fileprivate var fileName: String? {
    for case .file(let name) in marks { return name }
    return nil
  }

  /// Returns the next block if it shows the output of this one.
  fileprivate func output(in next: CodeBlock) -> CodeBlock? {
    next.language == "text" && next.followsBlock && text.contains("print(") ? next : nil
  }
}
