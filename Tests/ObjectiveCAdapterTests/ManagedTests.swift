import Testing

@Suite struct ManagedTests {
  static let cases = [
    AdaptationCase(
      "a property", "class A: NSManagedObject {\n  @NSManaged public var title: String?\n}",
      "class A: NSManagedObject {\n  public var title: String? "
        + "{ get { managedValue(forKey: \"title\") } "
        + "set { setManagedValue(newValue, forKey: \"title\") } }\n}"),
    AdaptationCase(
      "the initializer by which a context makes its objects",
      "class A: B {\n  private override init(entity: E, insertInto c: C?) { super.init(entity: entity, insertInto: c) }\n"
        + "  override init(entity: E) {}\n}\nclass B: NSManagedObject {}\n"
        + "class D: Other { override init(entity: E, insertInto c: C?) {} }",
      "class A: B {\n  required init(entity: E, insertInto c: C?) { super.init(entity: entity, insertInto: c) }\n"
        + "  override init(entity: E) {}\n}\nclass B: NSManagedObject {}\n"
        + "class D: Other { override init(entity: E, insertInto c: C?) {} }"),
    AdaptationCase(
      "in an extension, before a comment",
      "extension A {\n  @objc @NSManaged var map: [String: Set<Int>] // all\n}",
      "extension A {\n  var map: [String: Set<Int>] "
        + "{ get { managedValue(forKey: \"map\") } "
        + "set { setManagedValue(newValue, forKey: \"map\") } } // all\n}"),
    AdaptationCase(
      "on a line of its own", "class A {\n  @NSManaged\n  var `in`: Int32; let b = 1\n}",
      "class A {\n  \n  var `in`: Int32 { get { managedValue(forKey: \"in\") } "
        + "set { setManagedValue(newValue, forKey: \"in\") } }; let b = 1\n}"),
    AdaptationCase(
      "a property with another name in Objective-C, which key paths consist of",
      "class A: NSManagedObject {\n  @NSManaged @objc(songs) private(set) var _songs: NSSet\n"
        + "  @objc(first) var firstName: String { \"\" }\n}\n"
        + "let a = #keyPath(A._songs.title), b = #keyPath(A.firstName)",
      "class A: NSManagedObject {\n  private(set) var _songs: NSSet "
        + "{ get { managedValue(forKey: \"songs\") } "
        + "set { setManagedValue(newValue, forKey: \"songs\") } }\n"
        + "  var firstName: String { \"\" }\noverride func value(forKey key: String) -> Any? "
        + "{ switch key { case \"first\": return firstName; "
        + "default: return super.value(forKey: key) } } }\n"
        + "let a = \"songs.title\", b = \"first\""),
    AdaptationCase(
      "a generic type", "class A { @NSManaged var b: Dictionary<String, Int> }",
      "class A { var b: Dictionary<String, Int> { get { managedValue(forKey: \"b\") } "
        + "set { setManagedValue(newValue, forKey: \"b\") } } }"),
    AdaptationCase(
      "adding and removing",
      "extension A {\n  @objc(addSongsObject:)\n  @NSManaged public func addToSongs(_ value: B)\n"
        + "  @objc(removeSongs:) @NSManaged func removeFromSongs(_ values: NSSet)\n}",
      "extension A {\n  \n  public func addToSongs(_ value: B) "
        + "{ addManagedValue(value, toKey: \"songs\") }\n"
        + "  func removeFromSongs(_ values: NSSet) "
        + "{ removeManagedValue(values, fromKey: \"songs\") }\n}"),
    AdaptationCase(
      "a type in a type that has the name of an entity",
      "enum O { class A: Codable { var a = 1 } }\nclass A: NSManagedObject {\n"
        + "  @NSManaged var b: Int\n}\nextension A { @objc var c: Int { 1 } }",
      "enum O { class A: Codable { var a = 1 } }\nclass A: NSManagedObject {\n"
        + "  var b: Int { get { managedValue(forKey: \"b\") } "
        + "set { setManagedValue(newValue, forKey: \"b\") } }\n"
        + "override func value(forKey key: String) -> Any? { switch key { case \"c\": return c; "
        + "default: return super.value(forKey: key) } } }\nextension A { var c: Int { 1 } }"),
    AdaptationCase(
      "properties of a layer, which Core Animation stores",
      "import UIKit\nclass A: CALayer { @NSManaged var a: CGFloat; @NSManaged public var b: UIColor? }\n"
        + "class B: A { @NSManaged var c: Bool }",
      "import UIKit\nclass A: CALayer { var a: CGFloat = 0; public var b: UIColor? }\n"
        + "class B: A { var c: Bool = false }"),
    AdaptationCase(
      "a property of a layer with a type that has no empty value",
      "import UIKit\nclass A: CAShapeLayer { @NSManaged var a: B }",
      "import UIKit\nclass A: CAShapeLayer { var a: B "
        + "{ get { keptValue(forKey: \"a\") } set { keepValue(newValue, forKey: \"a\") } } }"),
    AdaptationCase(
      "in an extension of a layer, which stores nothing",
      "import UIKit\nclass A: CALayer {}\nextension A { @NSManaged var a: CGFloat }",
      "import UIKit\nclass A: CALayer {}\nextension A { var a: CGFloat "
        + "{ get { keptValue(forKey: \"a\") } set { keepValue(newValue, forKey: \"a\") } } }"),
    AdaptationCase(
      "a user default",
      "import UIKit\nextension UserDefaults {\n  @NSManaged public var launches: Int\n}",
      "import UIKit\nextension UserDefaults {\n  public var launches: Int "
        + "{ get { keptValue(forKey: \"launches\") } "
        + "set { keepValue(newValue, forKey: \"launches\") } }\n}"),
    AdaptationCase(
      "another object",
      "import UIKit\nclass A: NSObject { @NSManaged var `in`: String? }",
      "import UIKit\nclass A: NSObject { var `in`: String? "
        + "{ get { keptValue(forKey: \"in\") } set { keepValue(newValue, forKey: \"in\") } } }"),
    AdaptationCase(
      "other methods", "extension A {\n  @NSManaged func removeFromSongs(at index: Int)\n}",
      "extension A {\n  func removeFromSongs(at index: Int) "
        + "{ fatalError(\"'removeFromSongs' is not simulated\") }\n}",
      complaints: [
        "2:19: warning: 'removeFromSongs' stops when it is called: only methods that add to and "
          + "remove from a relationship are adapted"
      ]),
    AdaptationCase(
      "two at once", "class A { @NSManaged var a: Int, b: Int }",
      "class A { var a: Int, b: Int }",
      complaints: ["1:26: error: '@NSManaged' needs one property with its type"]),
    AdaptationCase(
      "a constant", "class A { @NSManaged let a: Int }", "class A { let a: Int }",
      complaints: ["1:11: error: '@NSManaged' of this declaration cannot be adapted"]),
    AdaptationCase(
      "computed properties are found by their keys",
      "public class A: B {\n  @NSManaged var a: Int\n  @objc var initial: String { \"\\(a)\" }\n"
        + "  @objc private var own: Int { 1 }\n  @objc static var all: Int { 1 }\n}",
      "public class A: B {\n  var a: Int { get { managedValue(forKey: \"a\") } "
        + "set { setManagedValue(newValue, forKey: \"a\") } }\n"
        + "  var initial: String { \"\\(a)\" }\n"
        + "  private var own: Int { 1 }\n  static var all: Int { 1 }\n"
        + "public override func value(forKey key: String) -> Any? { switch key { "
        + "case \"initial\": return initial; default: return super.value(forKey: key) } } }"),
    AdaptationCase(
      "not in other classes", "class A: B {\n  @objc var initial: String { \"\" }\n}",
      "class A: B {\n  var initial: String { \"\" }\n}"),
  ]

  @Test(arguments: cases)
  func adapts(_ given: AdaptationCase) { given.check() }
}
