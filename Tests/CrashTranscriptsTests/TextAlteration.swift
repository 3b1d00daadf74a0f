import Testing

/// A change that a message undergoes between the device and the reader.
struct TextAlteration: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let dress: @Sendable (String) -> String

  init(_ name: String, _ dress: @escaping @Sendable (String) -> String) {
    testDescription = name
    self.dress = dress
  }
}

extension TextAlteration {
  /// All changes of form. None removes words.
  static let all: [TextAlteration] = [
    TextAlteration("console of Xcode") { message in
      """
      2024-03-01 10:11:12.123456+0100 Shop[812:4711] *** Assertion failure in \
      -[UITableView _endCellAnimationsWithContext:], UITableView.m:2012
      2024-03-01 10:11:12.130000+0100 Shop[812:4711] *** Terminating app due to uncaught \
      exception 'NSInternalInconsistencyException', reason: '\(message)'
      *** First throw call stack:
      (
      \t0   CoreFoundation                      0x00007fff20421af6 __exceptionPreprocess + 242
      )
      libc++abi: terminating with uncaught exception of type NSException
      """
    },
    TextAlteration("warning on the console") {
      "2019-11-20 09:00:01.5 Shop[9:1] [TableView] \($0)\n"
    },
    TextAlteration("crash service") { message in
      """
      Fatal Exception: NSInternalInconsistencyException
      \(message.split(whereSeparator: \.isWhitespace).joined(separator: " "))

      0  CoreFoundation   0x1819e4fe4 __exceptionPreprocess
      1  libobjc.A.dylib  0x18093c538 objc_exception_throw
      """
    },
    TextAlteration("JSON") { message in
      let escaped =
        message
        .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        .replacing("\n", with: "\\n").replacing("\t", with: "\\t")
        .replacing("<", with: "\\u003c")
      return "{\"type\":\"crash\",\"value\":\"\(escaped)\",\"handled\":false}"
    },
    TextAlteration("HTML") { message in
      let escaped =
        message
        .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        .replacing("'", with: "&#39;").replacing("\"", with: "&quot;")
        .replacing("\n", with: "<br/>\n")
      return "<p>It says <code>\(escaped)</code></p>"
    },
    TextAlteration("Markdown in backticks") { "The app crashes with `\($0)`\n\nAny idea?" },
    TextAlteration("Markdown in a code block") {
      "The app crashes:\n\n```\n\($0)\n```\n\nAny idea?"
    },
    TextAlteration("Markdown in bold") { "**\($0)**\n\nWhat does it mean?" },
    TextAlteration("typographic quotes") { "It says “\($0.replacing("'", with: "’"))”." },
    TextAlteration("mail, wrapped") {
      "Hello,\n\nsee below.\n\n\(wrapped($0, prefix: ""))\n\nRegards"
    },
    TextAlteration("mail, wrapped and quoted") {
      "> Hello,\n>\n> see below.\n>\n\(wrapped($0, prefix: "> "))\n>\n> Regards\n\nThanks!"
    },
    TextAlteration("comment in code") { "// Crash:\n\(wrapped($0, prefix: "    // "))\nlet x = 1" },
    TextAlteration("indented by hand") { $0.replacing("\n", with: "\n      ") },
    TextAlteration("Windows line ends") { "Log:\r\n\($0.replacing("\n", with: "\r\n"))\r\n" },
    TextAlteration("quoted-printable mail") { message in
      let escaped = message.replacing("=", with: "=3D")
      var lines: [Substring] = []
      var rest = Substring(escaped)
      while rest.count > 70 {
        // The encoding never splits an escape.
        let cut = rest.prefix(70).suffix(3).contains("=") ? 67 : 70
        lines.append(rest.prefix(cut))
        rest = rest.dropFirst(cut)
      }
      return "size =3D 1\n\n" + lines.map { $0 + "=\n" }.joined() + rest
    },
  ]

  /// Returns the message in lines of at most 72 characters, broken at spaces.
  private static func wrapped(_ message: String, prefix: String) -> String {
    message.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { line in
        var lines: [String] = []
        var current = ""
        for word in line.split(separator: " ") {
          if !current.isEmpty, current.count + word.count > 72 {
            lines.append(current)
            current = ""
          }
          current += current.isEmpty ? String(word) : " " + word
        }
        return lines + [current]
      }
      .map { prefix + $0 }
      .joined(separator: "\n")
  }
}
