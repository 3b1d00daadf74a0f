import Foundation
import HeadlessKit
import Testing
import UIKit

@testable import ObjectiveCAdapter

@Suite struct MetatypeTests {
  private static func app(
    _ name: String, _ source: String, _ adapted: String? = nil
  ) -> AdaptationCase {
    AdaptationCase(name, "import UIKit\n" + source, "import UIKit\n" + (adapted ?? source))
  }

  static let cases = [
    app(
      "a parameter",
      "func open(_ screen: UIViewController.Type) { show(screen.init()) }",
      "func open(_ screen: UIViewController.Type) { show(screen.dynamicInstance()) }"),
    app(
      "an optional property that is bound",
      "class Row { let screen: UIViewController.Type? }\n"
        + "if let screen = row.screen { push(screen.init(), animated: true) }",
      "class Row { let screen: UIViewController.Type? }\n"
        + "if let screen = row.screen { push(screen.dynamicInstance(), animated: true) }"),
    app(
      "another name",
      "var kind: (UIView.Type)?\nguard let chosen = self.kind else { return }\n"
        + "add(chosen.init(frame: .zero))",
      "var kind: (UIView.Type)?\nguard let chosen = self.kind else { return }\n"
        + "add(chosen.dynamicInstance(frame: .zero))"),
    app(
      "a class of the target",
      "class Card: UIView {}\nfunc f(card: Card.Type) { card.init() }",
      "class Card: UIView {}\nfunc f(card: Card.Type) { card.dynamicInstance() }"),
    app(
      "a generic function", "func make<V: UIView>() -> V { V() }",
      "func make<V: UIView>() -> V { V.dynamicInstance() }"),
    app(
      "the second parameter",
      "func make<A, Cell: UITableViewCell>(_ a: A) -> Cell {\n"
        + "  Cell.init(style: .default, reuseIdentifier: \"a\")\n}",
      "func make<A, Cell: UITableViewCell>(_ a: A) -> Cell {\n"
        + "  Cell.dynamicInstance(style: .default, reuseIdentifier: \"a\")\n}"),
    app(
      "a nib",
      "struct A<Screen: UIViewController> { let a = Screen(nibName: nil, bundle: nil) }",
      "struct A<Screen: UIViewController> { let a = Screen.dynamicInstance(nibName: nil, bundle: nil) }"
    ),
    app(
      "Self",
      "extension CAGradientLayer { static func ours() -> Self { let a = Self()\n return a } }",
      "extension CAGradientLayer { static func ours() -> Self { let a = Self.dynamicInstance()\n"
        + " return a } }"),
    app(
      "a cast", "let scene = (UIWindowScene.self as NSObject.Type).init() as? UIWindowScene",
      "let scene = (UIWindowScene.self as NSObject.Type).dynamicInstance() as? UIWindowScene"),
    app(
      "a property of another type",
      "protocol Model { var kind: UIView.Type { get } }\nlet view = model.kind.init()",
      "protocol Model { var kind: UIView.Type { get } }\nlet view = model.kind.dynamicInstance()"),
    app(
      "a protocol that only views adopt",
      "protocol Named {}\nprotocol Header: Named, UIView {}\nlet kind: any Header.Type\n"
        + "let view = kind.init()",
      "protocol Named {}\nprotocol Header: Named, UIView {}\nlet kind: any Header.Type\n"
        + "let view = kind.dynamicInstance()"),
    app(
      "a protocol that any type adopts",
      "protocol Header { init() }\nlet kind: any Header.Type\nlet view = kind.init()"),
    app("a cast to a value", "let a = (Int.self as Number.Type).init()"),
    app("a value", "func f(type: Int.Type) { type.init() }"),
    app(
      "a class without NSObject", "class A { required init() {} }\nfunc f(a: A.Type) { a.init() }"),
    app(
      "a protocol", "protocol A { init() }\nfunc f<T: A>(a: A.Type) -> T { a.init(); return T() }"),
    app(
      "a required initializer",
      "class A: UIView { required init() {} }\nfunc f(a: A.Type) { a.init() }"),
    app(
      "an initializer with defaults",
      "class A: UIView { required init(size: Int = 1) {} }\nfunc f(a: A.Type) { a.init() }"),
    app(
      "a class that is known",
      "let a = UIView.init()\nlet b = UIView()\nlet c = Card.init(frame: f)"),
    app("other arguments", "func f(a: UIView.Type) { a.init(coder: c); a.init(title: t) }"),
    app(
      "one's own init", "class A: UIView { convenience init(a: Int) { self.init(frame: .zero) } }"),
    app("super", "class A: UIView { init() { super.init(frame: .zero) } }"),
    app("Self of a value", "extension CGRect { static func a() -> Self { Self() } }"),
    app("Self of a protocol", "extension Shape { static func a() -> Self { Self() } }"),
    app(
      "a convenience initializer",
      "class List: UIView { convenience init() { self.init(frame: .zero) } }\nclass Long: List {}\n"
        + "func f(a: UIView.Type) { a.init(); a.init(frame: .zero) }",
      "class List: UIView { convenience init() { self.init(frame: .zero) } }\nclass Long: List {}\n"
        + "func f(a: UIView.Type) { a.dynamicInstance(convenience: { List() }, { Long() }); "
        + "a.dynamicInstance(frame: .zero) }"),
    app(
      "self.init in a method of the class",
      "class List: UIViewController { static func make() -> UIViewController { self.init() }\n"
        + "  convenience init() { self.init(nibName: nil, bundle: nil) } }",
      "class List: UIViewController { static func make() -> UIViewController { "
        + "self.dynamicInstance(convenience: { List() }) }\n"
        + "  convenience init() { self.init(nibName: nil, bundle: nil) } }"),
    app(
      "a convenience initializer that may fail",
      "class List: UIView { convenience init?() { self.init(frame: .zero) } }\n"
        + "func f(a: UIView.Type) { a.init() }",
      "class List: UIView { convenience init?() { self.init(frame: .zero) } }\n"
        + "func f(a: UIView.Type) { a.dynamicInstance() }"),
    app(
      "self.init in a method of a final class",
      "final class List: UIView { static func make() -> List { self.init() } }"),
    AdaptationCase(
      "a convenience initializer of a generic class",
      "import UIKit\nclass List<Row>: UIView { convenience init() { self.init(frame: .zero) } }\n"
        + "func f(a: UIView.Type) { a.init(); a.init(frame: .zero) }",
      "import UIKit\nclass List<Row>: UIView { convenience init() { self.init(frame: .zero) } }\n"
        + "func f(a: UIView.Type) { a.dynamicInstance(); a.dynamicInstance(frame: .zero) }",
      complaints: [
        "3:28: warning: 'List' declares this initializer as 'convenience', which only Objective-C "
          + "finds, and cannot be named here: an object of it is created with that of its superclass"
      ]),
    AdaptationCase(
      "a convenience initializer with arguments",
      "import UIKit\nclass List: UIView { convenience override init(frame: CGRect) { self.init() } }\n"
        + "func f(a: UIView.Type) { a.init(frame: .zero) }",
      "import UIKit\nclass List: UIView { convenience override init(frame: CGRect) { self.init() } }\n"
        + "func f(a: UIView.Type) { a.init(frame: .zero) }",
      complaints: [
        "3:28: error: this creates an object of a class that is not known at compile time, and "
          + "'List' declares that initializer as 'convenience', which only Objective-C finds; declare "
          + "it as 'override init', or pass a closure that creates the object"
      ]),
    app("a comment", "func f(a: UIView.Type) { /* a.init() */ }"),
  ]

  @Test(arguments: cases) func creationOfDynamicClasses(_ adaptation: AdaptationCase) {
    adaptation.check()
  }
}

private class Card: UIView {
  var events: [String] = []
  override init(frame: CGRect) {
    super.init(frame: frame)
    events.append("frame \(frame.width)")
  }
  required init?(coder: NSCoder) { nil }
}

private final class BigCard: Card {
  override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    events.append("big")
  }
  required init?(coder: NSCoder) { nil }
}

private final class ListScreen: UITableViewController {}

private class StackScreen: UINavigationController {
  convenience init() {
    self.init(rootViewController: ListScreen())
  }
}

private final class SecondStackScreen: StackScreen {}

private final class DetailScreen: UIViewController {
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    title = "Detail \(nibName ?? "-")"
  }
  required init?(coder: NSCoder) { nil }
}

private final class Entry: NSObject {
  let text: String
  override init() {
    text = "new"
    super.init()
  }
}

private final class BookCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    textLabel?.text = "Book"
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite struct DynamicInstanceTests {
  @Test func viewsUseTheInitializersOfTheirClass() {
    let kinds: [Card.Type] = [Card.self, BigCard.self]
    let events = [["frame 0.0"], ["frame 80.0", "big"]]
    #expect(kinds.map { $0.dynamicInstance(frame: .zero).events } == events)
    #expect(kinds.map { $0.dynamicInstance().events } == events)
  }

  @Test func controllersUseTheInitializersOfTheirClass() {
    let kinds: [UIViewController.Type] = [
      UIViewController.self, ListScreen.self, DetailScreen.self,
    ]
    #expect(kinds.map { $0.dynamicInstance().title } == [nil, nil, "Detail -"])
    #expect(
      kinds.map { $0.dynamicInstance(nibName: "N", bundle: nil).title }
        == [nil, nil, "Detail N"])
    let list = ListScreen.self as UITableViewController.Type
    #expect(list.dynamicInstance() is ListScreen)
  }

  @Test func `a convenience initializer that is named is called for its own class only`() {
    let kinds: [UIViewController.Type] = [
      StackScreen.self, SecondStackScreen.self, ListScreen.self, UINavigationController.self,
    ]
    let made = kinds.map {
      $0.dynamicInstance(convenience: { StackScreen() }, { SecondStackScreen() })
    }
    #expect(made.map { type(of: $0) == kinds[0] } == [true, false, false, false])
    #expect(
      made.map { ($0 as? UINavigationController)?.topViewController is ListScreen }
        == [true, true, false, false])
    #expect(made[2] is ListScreen)
  }

  @Test func objectsAndCellsUseTheInitializersOfTheirClass() {
    let kind: NSObject.Type = Entry.self
    #expect((kind.dynamicInstance() as? Entry)?.text == "new")
    let cell: UITableViewCell.Type = BookCell.self
    let made = cell.dynamicInstance(style: .default, reuseIdentifier: "book")
    #expect(made.textLabel?.text == "Book")
    #expect(made.reuseIdentifier == "book")
  }

  @Test func aSceneWithoutASessionHoldsAWindow() {
    let scene = (UIWindowScene.self as NSObject.Type).dynamicInstance() as? UIWindowScene
    let window = scene.map { UIWindow(windowScene: $0) }
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    #expect(window?.isKeyWindow == true)
  }

  @Test func instancesAreReleased() {
    weak var view: Card?
    weak var screen: UIViewController?
    do {
      let kind: Card.Type = BigCard.self
      let made = kind.dynamicInstance()
      view = made
      let other: UIViewController.Type = DetailScreen.self
      let shown = other.dynamicInstance(nibName: "A long name that is on the heap", bundle: .main)
      screen = shown
      #expect(view === made && screen === shown)
    }
    #expect(view == nil)
    #expect(screen == nil)
  }
}
