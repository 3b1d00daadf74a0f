import Testing

@testable import ObjectiveCAdapter

/// Members of extensions that override others, or are overridden.
@Suite struct OverrideTests {
  static let moves = [
    AdaptationCase(
      "a method moves into its class",
      """
      class A: B {
        let a = 1
      }

      extension A {
        func stays() {}
        /// Says more.
        override func go() {
          super.go()
        }
      }
      """,
      """
      class A: B {
        let a = 1

      #sourceLocation(file: "File.swift", line: 8)
        override func go() {
          super.go()
        }
      #sourceLocation(file: "File.swift", line: 3)
      }

      extension A {
        func stays() {}
        /// Says more.
        


      }
      """),
    AdaptationCase(
      "after a case that has the name of a modifier",
      "class A: B { enum C { case a, open\nfunc b() {} } }\nextension A { enum D { case open }\n"
        + "private (set) override var a: Int { get { 1 } set {} } }",
      """
      class A: B { enum C { case a, open
      func b() {} }\u{20}
      #sourceLocation(file: "File.swift", line: 4)
      private (set) override var a: Int { get { 1 } set {} }
      #sourceLocation(file: "File.swift", line: 2)
                    }
      extension A { enum D { case open }
       }
      """),
    AdaptationCase(
      "properties and subscripts",
      "class A: B {}\nextension A { override var a: Int { 1 }; override subscript(i: Int) -> Int { i } }",
      """
      class A: B {
      #sourceLocation(file: "File.swift", line: 2)
                    override var a: Int { 1 }
      #sourceLocation(file: "File.swift", line: 2)
                                               override subscript(i: Int) -> Int { i }
      #sourceLocation(file: "File.swift", line: 1)
                  }
      extension A {   }
      """),
    AdaptationCase(
      "the extension's access and attributes go along",
      "public class A: B {}\n@available(iOS 15, *) @objc public extension A { @objc override func a() {} }\n"
        + "private extension A { override func b() {} }",
      """
      public class A: B {
      #sourceLocation(file: "File.swift", line: 2)
                                                       @available(iOS 15, *) public override func a() {}
      #sourceLocation(file: "File.swift", line: 3)
                            fileprivate override func b() {}
      #sourceLocation(file: "File.swift", line: 1)
                         }
      @available(iOS 15, *) public extension A {  }
      private extension A {  }
      """),
    AdaptationCase(
      "conditions go along",
      "class A: B {}\n#if DEBUG\n#elseif os(iOS) && BETA\nextension A {\n#if C\noverride func a() {}\n#endif\n}\n#endif",
      """
      class A: B {
      #if !(DEBUG) && (true && BETA)
      #if C
      #sourceLocation(file: "File.swift", line: 6)
      override func a() {}
      #endif
      #endif
      #sourceLocation(file: "File.swift", line: 1)
                  }
      #if DEBUG
      #elseif true && BETA
      extension A {
      #if C

      #endif
      }
      #endif
      """),
    AdaptationCase(
      "a class in a class",
      "class A { class C: B {\n} }\nextension A.C { override class func a<T>() -> T? where T: D { nil } }",
      """
      class A { class C: B {

      #sourceLocation(file: "File.swift", line: 3)
                      override class func a<T>() -> T? where T: D { nil }
      #sourceLocation(file: "File.swift", line: 2)
      } }
      extension A.C {  }
      """),
    AdaptationCase(
      "an overridden method moves too",
      "class A: B {}\nextension A: D { func a(_ b: Int) {}; func c() {} }\nclass E: A { override func a(_ b: Int) {} }",
      """
      class A: B {
      #sourceLocation(file: "File.swift", line: 2)
                       func a(_ b: Int) {}
      #sourceLocation(file: "File.swift", line: 1)
                  }
      extension A: D {  func c() {} }
      class E: A { override func a(_ b: Int) {} }
      """),
  ]

  @Test(arguments: moves)
  func movesMembers(_ given: AdaptationCase) { given.check() }

  static let untouched = [
    "class A: B { override func a() {} }\nextension A { func b() { let override = 1 } }",
    "class A<T>: B {}\nextension A where T == Int { override func a() {} }",
    "class A { func a() {} }\nclass C: A { override func a() {} }\nextension C { func a(_ b: Int) {} }",
    "extension A { func a() {} }\nclass C { func a() {} }\nclass D: C { override func a() {} }",
    "// extension A { override func a() {} }\nlet a = \"extension A { override func a() {} }\"",
    "class A: B {}\n#if os(macOS)\nextension A { override func a() {} }\n#endif",
    "protocol P {}\nextension P { func a() {} }\nstruct S: P { func a() {} }",
  ]

  @Test(arguments: untouched)
  func otherMembersStay(_ source: String) {
    AdaptationCase(source, source, source).check()
  }

  @Test func aClassInAnotherFileCallsTheMember() {
    let adapted = Adaptation.texts(of: [
      "A.swift": "import UIKit\nclass A: B {\n}",
      "B.swift": """
      import UIKit
      @testable import Store

      private let secret = 1
      extension A {
        @objc override open func a(_ b: Int, to c: inout Item) throws -> Item {
          try super.a(secret, to: &c)
        }
        override var d: Int { get { 1 } set {} }
        func e() async {}
      }
      class C: A { override func e() async {} }
      """,
    ])
    #expect(
      adapted["A.swift"] == """
        import UIKit; @testable import Store
        class A: B {

        #sourceLocation(file: "B.swift", line: 6)
          override open func a(_ b: Int, to c: inout Item) throws -> Item { try a_inA(b, to: &c) }
        #sourceLocation(file: "B.swift", line: 9)
          override var d: Int { get { d_inA } set { d_inA = newValue } }
        #sourceLocation(file: "B.swift", line: 10)
          func e() async { await e_inA() }
        #sourceLocation(file: "A.swift", line: 3)
        }
        """)
    #expect(
      adapted["B.swift"] == """
        import UIKit
        @testable import Store

        private let secret = 1
        extension A {
          open func a_inA(_ b: Int, to c: inout Item) throws -> Item {
            try super.a(secret, to: &c)
          }
          var d_inA: Int { get { 1 } set {} }
          func e_inA() async {}
        }
        class C: A { override func e() async {} }
        """)
  }

  @Test func aClassOfAnotherModuleIsNotTheTargetsOfThatName() {
    let sources = [
      "A.swift": "class Square: Shapes.Square {}",
      "B.swift": "import Shapes\nextension Shapes.Square { override var a: Int { 1 } }",
    ]
    #expect(
      Adaptation.texts(of: sources) == [
        "A.swift": "class Square: Shapes.Square {}",
        "B.swift": "import Shapes\nextension Shapes.Square {  }",
      ])
    #expect(
      Adaptation.complaints(about: sources) == [
        "B.swift:2:40: warning: 'a' is left out here: an extension of 'Shapes.Square', which is not "
          + "one of the target's Swift classes, replaces methods in Objective-C only; override it "
          + "in a subclass of 'Shapes.Square'"
      ])
  }

  @Test func theMembersOfAClassAndOfItsSuperclassHaveNamesOfTheirOwn() {
    let adapted = Adaptation.texts(of: [
      "A.swift": "class A: B {}\nclass C: A {}",
      "K.swift": "extension A { override var k: Int { 1 } }\n"
        + "extension C { override var k: Int { super.k } }",
    ])
    #expect(
      adapted["K.swift"] == "extension A { var k_inA: Int { 1 } }\n"
        + "extension C { var k_inC: Int { super.k } }")
    #expect(
      adapted["A.swift"] == """
        class A: B {
        #sourceLocation(file: "K.swift", line: 1)
                      override var k: Int { get { k_inA } }
        #sourceLocation(file: "A.swift", line: 1)
                    }
        class C: A {
        #sourceLocation(file: "K.swift", line: 2)
                      override var k: Int { get { k_inC } }
        #sourceLocation(file: "A.swift", line: 2)
                    }
        """)
  }

  @Test func theMostDerivedOverrideOfAnExtensionsMethodIsCalled() {
    let adapted = Adaptation.texts(of: [
      "A.swift": """
      extension UIView {
        @objc func paint(_ color: Int) {}
      }
      extension UILabel {
        override func paint(_ color: Int) { super.paint(color) }
      }
      """,
      "B.swift": """
      class Title: UILabel {
        override func paint(_ color: Int) { super.paint(color); super.sizeToFit() }
      }
      class Row: UITableViewCell {}
      """,
    ])
    #expect(
      adapted["A.swift"] == """
        extension UIView {
          func paint(_ color: Int) { if let object = self as? any UIViewPaintOverriding { return \
        object.overridingPaint(color) }; if let object = self as? UILabel { return \
        object.basePaintOfUILabel(color) }; return basePaint(color) }; \
        func basePaint(_ color: Int) {}
        }; @MainActor protocol UIViewPaintOverriding: UIView { func overridingPaint(_ color: Int) }
        extension UILabel {
          func basePaintOfUILabel(_ color: Int) { basePaint(color) }
        }; import UIKit
        """)
    #expect(
      adapted["B.swift"] == """
        class Title: UILabel, UIViewPaintOverriding {
          func overridingPaint(_ color: Int) { basePaintOfUILabel(color); super.sizeToFit() }
        }
        class Row: UITableViewCell {}; import UIKit
        """)
  }

  @Test func `private and generic classes override an extension's members, as do their subclasses`()
  {
    let adapted = Adaptation.texts(of: [
      "A.swift": """
      import UIKit
      extension UIView {
        @objc var shade: Int { get { 1 } set {} }
        @objc class func make(at place: Int = 1) {}
      }
      private class G<T>: UIView where T: Equatable {
        override var shade: Int { get { super.shade } set { super.shade = newValue } }
        override class func make(at place: Int) { super.make(at: place) }
      }
      class H: G<Int> { override var shade: Int { get { super.shade } set {} } }
      """
    ])
    #expect(
      adapted["A.swift"] == """
        import UIKit
        extension UIView {
          var shade: Int { get { if let object = self as? any UIViewShadeOverriding { return \
        object.overridingShade }; return baseShade } set { if let object = self as? any \
        UIViewShadeOverriding { object.overridingShade = newValue; return }; baseShade = newValue; \
        return } }; var baseShade: Int { get { 1 } set {} }
          class func make(at place: Int = 1) { if let object = self as? any \
        UIViewMakeAtOverriding.Type { return object.overridingMake(at: place) }; \
        return baseMake(at: place) }; class func baseMake(at place: Int = 1) {}
        }; @MainActor protocol UIViewShadeOverriding: UIView { var overridingShade: Int { get set } }; \
        @MainActor protocol UIViewMakeAtOverriding: UIView { static func overridingMake(at place: Int) }
        private class G<T>: UIView, UIViewShadeOverriding, UIViewMakeAtOverriding where T: Equatable {
          var overridingShade: Int { get { baseShade } set { baseShade = newValue } }
          class func overridingMake(at place: Int) { baseMake(at: place) }
        }
        class H: G<Int> { override var overridingShade: Int { get { super.overridingShade } set {} } }
        """)
  }

  @Test func `of overloads, the one with the types of the override is overridden`() {
    let source = """
      import UIKit
      extension UIView {
        func show(_ views: UIView...) {}
        func show(_ views: [UIView]) {}
        func show(_ view: UIView) {}
      }
      class Cell: UIView {
        override func show(_ all: [UIView]) {}
        override func show(_ view: UIView) {}
      }
      """
    #expect(Adaptation.complaints(about: ["A.swift": source]) == [])
    #expect(
      Adaptation.texts(of: ["A.swift": source])["A.swift"] == """
        import UIKit
        extension UIView {
          func show(_ views: UIView...) {}
          func show(_ views: [UIView]) { if let object = self as? any UIViewShow2Overriding { return \
        object.overridingShow(views) }; return baseShow(views) }; func baseShow(_ views: [UIView]) {}
          func show(_ view: UIView) { if let object = self as? any UIViewShow3Overriding { return \
        object.overridingShow(view) }; return baseShow(view) }; func baseShow(_ view: UIView) {}
        }; @MainActor protocol UIViewShow2Overriding: UIView { func overridingShow(_ views: [UIView]) }; \
        @MainActor protocol UIViewShow3Overriding: UIView { func overridingShow(_ view: UIView) }
        class Cell: UIView, UIViewShow2Overriding, UIViewShow3Overriding {
          func overridingShow(_ all: [UIView]) {}
          func overridingShow(_ view: UIView) {}
        }
        """)
  }

  @Test func `a condition around a whole file that is always true is no obstacle`() {
    let source = """
      #if canImport(UIKit)
      import UIKit
      extension UIView { func show() {} }
      extension UITableViewCell { override func show() {} }
      #endif
      """
    #expect(Adaptation.complaints(about: ["A.swift": source]) == [])
    #expect(
      Adaptation.texts(of: ["A.swift": source])["A.swift"] == """
        #if true
        import UIKit
        extension UIView { func show() { if let object = self as? UITableViewCell { return \
        object.baseShowOfUITableViewCell() }; return baseShow() }; func baseShow() {} }
        extension UITableViewCell { func baseShowOfUITableViewCell() {} }
        #endif
        """)
    let inDebug = source.replacing("canImport(UIKit)", with: "DEBUG")
    #expect(Adaptation.complaints(about: ["A.swift": inDebug]).count == 1)
  }

  @Test func whatCannotBeAdaptedNamesTheEdit() {
    let complaints = Adaptation.complaints(about: [
      "A.swift": "class A: B {}",
      "B.swift": """
      extension A { override subscript(i: Int) -> Int { i } }
      extension UIView { @objc func p(_ a: Int...) {} }
      class C: UIView { override func p(_ a: Int...) {} }
      """,
    ])
    #expect(
      complaints == [
        "B.swift:1:24: error: 'subscript(i:)' in an extension takes part in overriding and, as a "
          + "subscript, cannot be adapted there; move it into the class 'A' in 'A.swift'",
        "B.swift:3:33: error: 'p(_:)' overrides a method of an extension of 'UIView', which cannot "
          + "be adapted for a variadic method",
      ])
  }

  @Test func `an override in an extension of a class of the system's is left out with a warning`() {
    let source = """
      import UIKit
      extension UINavigationController {
        open override var preferredStatusBarStyle: UIStatusBarStyle { .default }
        /// Loads.
        override open func viewDidLoad() {
          super.viewDidLoad(#selector(A.b(_:)), c?.tableView?(d, didSelectRowAt: e))
        }
        func own() {}
      }
      extension Editor { override func copy(_ sender: Any?) {} }
      """
    let draft = Adaptation.draft(of: source)
    #expect(
      draft.text == """
        import UIKit
        extension UINavigationController {
        \("  ")
          /// Loads.
        \("  ")


          func own() {}
        }
        extension Editor {  }
        """)
    #expect(
      draft.complaints.map { "\($0.line): \($0.severity): \($0.message.prefix(48))" } == [
        "3: warning: 'preferredStatusBarStyle' is left out here: an e",
        "5: warning: 'viewDidLoad()' is left out here: an extension o",
        "10: warning: 'copy(_:)' is left out here: an extension of 'Ed",
      ])
  }
}
