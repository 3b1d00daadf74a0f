import Testing

@testable import ObjectiveCAdapter

/// Key-value observing of the target's own properties.
@Suite struct ObservingTests {
  static let cases = [
    Self.inClass(
      "stored", "@objc dynamic var a = 0",
      #"var a = 0 { didSet { reportChange(of: "a", from: oldValue, to: self.a) } }"#),
    Self.inClass(
      "stored, with a type and a setter",
      "@objc dynamic private(set) var a: [Int: B]?\n  let c = 1",
      #"private(set) var a: [Int: B]? { didSet { reportChange(of: "a", from: oldValue, to: self.a) } }"#
        + "\n  let c = 1"),
    Self.inClass(
      "a closure's result", "@objc dynamic var a: B = { B() }() // why",
      #"var a: B = { B() }() { didSet { reportChange(of: "a", from: oldValue, to: self.a) } } // why"#
    ),
    Self.inClass(
      "with an observer", "@objc dynamic var a = 0 { didSet { if b { return } } }",
      #"var a = 0 { didSet { defer { reportChange(of: "a", from: oldValue, to: self.a) }; if b { return } } }"#
    ),
    Self.inClass(
      "with a named old value", "@objc dynamic var a = 0 { willSet {} didSet(old) {} }",
      #"var a = 0 { willSet {} didSet(old) { defer { reportChange(of: "a", from: old, to: self.a) };} }"#
    ),
    Self.inClass(
      "with an observer before", "@objc dynamic var a = 0 { willSet {} }",
      #"var a = 0 { willSet {} didSet { reportChange(of: "a", from: oldValue, to: self.a) } }"#),
    Self.inClass(
      "computed", "@objc dynamic var a: Int { get { b } set { b = newValue } }",
      "var a: Int { get { b } set { let previousValue = self.a; defer { "
        + #"reportChange(of: "a", from: previousValue, to: self.a) }; b = newValue } }"#),
    AdaptationCase(
      "a call",
      Self.song + "\nlet a = song.observe(\\.title) { _, _ in }, "
        + "b = song.observe(\\Song.title, options: [.new]) { _, _ in }",
      Self.adaptedSong + "\nlet a = song.observe(\\.title, named: \"title\") { _, _ in }, "
        + "b = song.observe(\\Song.title, named: \"title\", options: [.new]) { _, _ in }"),
    AdaptationCase(
      "other calls",
      Self.song + "\nview.observe(\\.frame) {}; song.observe(\\.artist.title) {}; "
        + "song.observe(\\.title, onChange: a); observe(\"title\"); \"observe(\\\\.title)\"",
      Self.adaptedSong + "\nview.observe(\\.frame) {}; song.observe(\\.artist.title) {}; "
        + "song.observe(\\.title, onChange: a); observe(\"title\"); \"observe(\\\\.title)\""),
    AdaptationCase(
      "of a class of the system",
      Self.song + "\nitem.observe(\\UINavigationItem.title) {}; item.observe(\\O.Song.title) {}",
      Self.adaptedSong + "\nitem.observe(\\UINavigationItem.title) {}; "
        + "item.observe(\\O.Song.title) {}"),
    AdaptationCase(
      "a view controller is observable",
      "import UIKit\nclass A: UITableViewController { @objc dynamic var a = 0 }",
      "import UIKit\nclass A: UITableViewController { var a = 0 "
        + "{ didSet { reportChange(of: \"a\", from: oldValue, to: self.a) } } }"),
    AdaptationCase(
      "a view that is named with its module is observable",
      "import UIKit\nclass A: UIKit.UIView { @objc dynamic var a = 0 }",
      "import UIKit\nclass A: UIKit.UIView { var a = 0 "
        + "{ didSet { reportChange(of: \"a\", from: oldValue, to: self.a) } } }"),
    AdaptationCase(
      "a view is observable",
      "import UIKit\nclass A: UIView { @objc dynamic var a = 0 }",
      "import UIKit\nclass A: UIView { var a = 0 "
        + "{ didSet { reportChange(of: \"a\", from: oldValue, to: self.a) } } }"),
    AdaptationCase(
      "what stays",
      "import UIKit\nclass A: NSObject { @objc var a = 0; lazy var b = 1; var c: Int { 1 } }\n"
        + "class B { var dynamic = 1; func observe() {} }",
      "import UIKit\nclass A: NSObject { var a = 0; lazy var b = 1; var c: Int { 1 } }\n"
        + "class B { var dynamic = 1; func observe() {} }"),
  ]

  @Test(arguments: cases)
  func adapts(_ given: AdaptationCase) { given.check() }

  private static let song =
    "import UIKit\nclass Song: NSObject { @objc dynamic var title: String? }"
  private static let adaptedSong =
    "import UIKit\nclass Song: NSObject { var title: String? "
    + "{ didSet { reportChange(of: \"title\", from: oldValue, to: self.title) } } }; "
    + "extension Song: KeyValueObserving {}"

  private static func inClass(
    _ name: String, _ source: String, _ adapted: String
  ) -> AdaptationCase {
    AdaptationCase(
      name, "import UIKit\nclass A: NSObject {\n  \(source)\n}",
      "import UIKit\nclass A: NSObject {\n  \(adapted)\n}; extension A: KeyValueObserving {}")
  }
}
