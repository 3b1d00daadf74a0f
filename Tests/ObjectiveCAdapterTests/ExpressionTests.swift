import Testing

@Suite struct ExpressionTests {
  static let cases = [
    AdaptationCase("key path", "let a = #keyPath(Screen.title)", #"let a = "title""#),
    AdaptationCase(
      "longer", "let a = #keyPath(Outer.Screen.model.title)", #"let a = "model.title""#),
    AdaptationCase(
      "own", "let a = #keyPath(self.title), b = #keyPath(title)",
      #"let a = "title", b = "title""#),
    AdaptationCase(
      "of the system", "import UIKit\nlet a = #keyPath(UIView.isHidden)",
      "import UIKit\nlet a = \"hidden\""),
    AdaptationCase(
      "of one's own class with a system's prefix",
      "class UIThing { let a = #keyPath(UIThing.isHidden) }",
      #"class UIThing { let a = "isHidden" }"#),
    AdaptationCase(
      "key path over lines", "let a = #keyPath(\n  Screen.title\n)", "let a = \"title\n\n\"",
      complaints: []),
    AdaptationCase(
      "no property", "let a = #keyPath(Screen)", "let a = #keyPath(Screen)",
      complaints: [
        "1:9: error: '#keyPath(Screen)' cannot be adapted: it names no property"
      ]),
    AdaptationCase(
      "picture", #"let a = #imageLiteral(resourceName: "a (1).png")"#,
      #"let a = UIImage(imageLiteralResourceName: "a (1).png"); import UIKit"#),
    AdaptationCase(
      "colour", "let a = [#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)]",
      "let a = [UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)]; import UIKit"),
    AdaptationCase(
      "file", #"let a = #fileLiteral(resourceName: "a")"#,
      #"let a = Bundle.main.url(forResource: "a", withExtension: nil)!; import Foundation"#),
    AdaptationCase(
      "other directives", "if #available(iOS 14, *) { a(#file, #line) }",
      "if #available(iOS 14, *) { a(#file, #line) }"),
  ]

  @Test(arguments: cases)
  func adapts(_ given: AdaptationCase) { given.check() }
}
