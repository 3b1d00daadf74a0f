import Foundation
import Testing

@testable import ObjectiveCAdapter

@Suite struct LexerTests {
  static let cases: [(String, [String])] = [
    ("a.b?(c)", ["a", ".", "b", "?", "(", "c", ")"]),
    ("/* a /* b */ c */d", ["/* a /* b */ c */", "d"]),
    ("a // b\nc", ["a", " ", "// b", "\n", "c"]),
    (#""a\"b" c"#, [#""a\"b""#, " ", "c"]),
    (#""a\(b("c"))d""#, [#""a\("#, "b", "(", #""c""#, ")", #")d""#]),
    ("#\"a\\(b\"c\\#(d)\"#", ["#\"a\\(b\"c\\#(", "d", ")\"#"]),
    ("\"\"\"\n a \"b\" \\(c)\n\"\"\"", ["\"\"\"\n a \"b\" \\(", "c", ")\n\"\"\""]),
    ("a = /b\"[/]\\/c/", ["a", " ", "=", " ", "/b\"[/]\\/c/"]),
    ("#/a\"/b/#", ["#/a\"/b/#"]),
    ("a / b / c", ["a", " ", "/", " ", "b", " ", "/", " ", "c"]),
    ("(a)/b/c", ["(", "a", ")", "/", "b", "/", "c"]),
    ("x ?? y != z", ["x", " ", "??", " ", "y", " ", "!=", " ", "z"]),
    ("a */* b */c", ["a", " ", "*", "/* b */", "c"]),
    ("`class`.été", ["`class`", ".", "été"]),
    ("a`b\nc", ["a", "`", "b", "\n", "c"]),
    ("1.5e3..<2", ["1.5e3", ".", ".", "<", "2"]),
    ("a\r\nb\rc", ["a", "\r\n", "b", "\r", "c"]),
    ("\"open\nnext", ["\"open", "\n", "next"]),
  ]

  @Test(arguments: cases)
  func aSourceIsSplitIntoTokens(_ source: String, _ texts: [String]) {
    #expect(Lexer.tokens(of: source).map(\.text) == texts)
  }

  /// Letters outside of ASCII have two to four bytes, each of which belongs to the name.
  @Test func aNameMayHaveAnyLetter() {
    let letters = [0xAA, 0x391, 0x4E00, 0x1_0400, 0x1_F600].flatMap { first in
      (first..<first + 140).compactMap(Unicode.Scalar.init)
        .filter { $0.properties.isXIDContinue || $0.properties.isEmojiPresentation }
    }
    #expect(letters.count > 400)
    for letter in letters {
      let name = "a\(letter)b"
      #expect(Lexer.tokens(of: "let \(name)=1").map(\.text) == ["let", " ", name, "=", "1"])
    }
  }

  @Test func tokensHaveLinesAndColumns() {
    let tokens = Lexer.tokens(of: "a\n  /* b\n */ c\r\n\"\"\"\nd\n\"\"\" e")
    #expect(
      tokens.filter(\.isSignificant).map { "\($0.text.prefix(1)) \($0.line):\($0.column)" }
        == ["a 1:1", "c 3:5", "\" 4:1", "e 6:5"])
  }
}
