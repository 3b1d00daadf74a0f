import Testing

@testable import ObjectiveCAdapter

/// Questions to objects and classes that Objective-C's run time answers.
@Suite struct RespondingTests {
  static let questions = [
    AdaptationCase(
      "an override",
      "import UIKit\nclass Wrapper: NSObject {\n"
        + "  override open func responds(to aSelector: Selector!) -> Bool { true }\n}",
      "import UIKit\nclass Wrapper: NSObject {\n"
        + "  open func responds(to aSelector: Selector) -> Bool { true }\n}",
      complaints: [
        "3:22: warning: 'responds' is an ordinary method here, which only this code "
          + "calls"
      ]),
    AdaptationCase(
      "a method of all objects",
      "import UIKit\nclass Timer: NSObject {\n  override func awakeFromNib() {}\n}",
      "import UIKit\nclass Timer: NSObject {\n  func awakeFromNib() {}\n}",
      complaints: [
        "3:17: warning: 'awakeFromNib' is an ordinary method here, which only this code calls"
      ]),
    AdaptationCase(
      "the value of a dictionary",
      "import UIKit\nlet pin = (json as AnyObject)[\"pin\"] as? String",
      "import UIKit\nlet pin = ObjectMembers(json as AnyObject)[\"pin\"] as? String"),
    AdaptationCase(
      "an element of a list of objects",
      "import UIKit\nvar all: [AnyObject] { [] }\nlet a = v.all.first!.priority, b = all[0].tag, "
        + "c = all.last?.tag",
      "import UIKit\nvar all: [AnyObject] { [] }\nlet a = ObjectMembers(v.all.first!).priority, "
        + "b = ObjectMembers(all[0]).tag, c = all.last.map(ObjectMembers.init)?.tag"),
    AdaptationCase(
      "a class by another name",
      "import UIKit\ntypealias V = UIView\nclass L<T: V> { let type: T.Type; func f() -> V { type.init() } }",
      "import UIKit\ntypealias V = UIView\nclass L<T: V> "
        + "{ let type: T.Type; func f() -> V { type.dynamicInstance() } }"),
    AdaptationCase(
      "a class among classes",
      "import UIKit\nlet a = list.filter { $0.type.isSubclass(of: other) }, "
        + "b = Row.isSubclass(of: UIView.self)",
      "import UIKit\nlet a = list.filter { UIKit.isSubclass($0.type, of: other) }, "
        + "b = UIKit.isSubclass(Row.self, of: UIView.self)"),
    AdaptationCase(
      "the name of a class", "import UIKit\nlet a = \"<\" + type(of: object).description() + \">\"",
      "import UIKit\nlet a = \"<\" + classDescription(of: type(of: object)) + \">\""),
    AdaptationCase(
      "an initializer",
      "import UIKit\nlet a = Cell.instancesRespond(to: #selector(Cell.init(frame:)))",
      "import UIKit\nlet a = Cell.instancesRespond(to: Selector(\"initWithFrame:\"))"),
    AdaptationCase(
      "a property of any object",
      "import UIKit\nclass A {\n  weak var delegate: AnyObject?\n"
        + "  init(delegate: AnyObject?) {}\n  func f(_ s: Selector) -> Bool { self.delegate?.responds(to: s) ?? false }\n}",
      "import UIKit\nclass A {\n  weak var delegate: AnyObject?\n"
        + "  init(delegate: AnyObject?) {}\n  func f(_ s: Selector) -> Bool "
        + "{ self.delegate.map(ObjectMembers.init)?.responds(to: s) ?? false }\n}"),
  ]

  @Test(arguments: questions)
  func `questions to the run time are answered`(_ given: AdaptationCase) { given.check() }

  static let untouched = [
    "import UIKit\nclass A: UIView { override func layoutSubviews() {} }",
    "import UIKit\nclass A: UIView { override func awakeFromNib() {} }",
    "import UIKit\nlet a = (json as NSDictionary)[b]",
    "import UIKit\nvar all: [UIView] { [] }\nlet a = all.first!.tag, b = all[0].tag",
    "import UIKit\nlet a = object.description, b = object.description()",
    "import UIKit\nclass B: NSObject { weak var delegate: Delegate?\n"
      + "func f() { delegate?.responds(to: s) } }",
  ]

  @Test(arguments: untouched)
  func `other questions stay as they are`(_ source: String) {
    AdaptationCase("unchanged", source, source).check()
  }
}
