import Testing

@testable import ObjectiveCAdapter

/// Which initializer a call of a dynamic class finds, when the target declares some of its own.
@Suite struct InitializerChoiceTests {
  struct Choice: Sendable, CustomTestStringConvertible {
    let declaration: String
    let call: String
    let isDynamic: Bool
    var testDescription: String { "\(declaration), \(call)" }
  }

  static let choices = [
    Choice(declaration: "required init()", call: "()", isDynamic: false),
    Choice(declaration: "override init(frame: CGRect)", call: "(frame: b)", isDynamic: true),
    Choice(
      declaration: "override init(frame: CGRect = .zero)", call: "(frame: b)", isDynamic: true),
    Choice(declaration: "override init(frame: CGRect = .zero)", call: "()", isDynamic: false),
    Choice(
      declaration: "required override init(frame: CGRect)", call: "(frame: b)", isDynamic: false),
    Choice(declaration: "init(title: String = c)", call: "(frame: b)", isDynamic: true),
    Choice(declaration: "init(title: String)", call: "()", isDynamic: true),
    Choice(declaration: "init(title: String = c)", call: "()", isDynamic: false),
    Choice(declaration: "required init(title: String)", call: "(frame: b)", isDynamic: true),
  ]

  @Test("a call is dynamic unless the target's class has an initializer for it", arguments: choices)
  func choose(_ choice: Choice) {
    for (own, type) in [("Card", "Card"), ("Card", "Big")] {
      func source(_ call: String) -> String {
        "import UIKit\nclass \(own): UIView { \(choice.declaration) { super.init(frame: .zero) } }\n"
          + "class Big: Card {}\nfunc make(_ kind: \(type).Type) { show(kind\(call)\(choice.call)) }"
      }
      let draft = Adaptation.draft(of: source(".init"))
      #expect(draft.text == source(choice.isDynamic ? ".dynamicInstance" : ".init"))
      #expect(draft.complaints.isEmpty)
    }
  }
}
