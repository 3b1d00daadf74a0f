import Testing

@Suite struct SelectorTests {
  static let cases = [
    Self.inType("own method", "#selector(go)", #"Selector(A.go, base: "go")"#),
    Self.inType("labels", "#selector(tap(_:))", #"Selector(A.tap(_:), "tap:")"#),
    Self.inType(
      "two labels", "#selector(tap(_:forEvent:))",
      #"Selector(A.tap(_:forEvent:), "tap:forEvent:")"#),
    Self.inType(
      "a first label", "#selector(handle(tap:))",
      #"Selector(A.handle(tap:), "handleWithTap:")"#),
    AdaptationCase(
      "a method of the system's, which an extension overloads",
      "import UIKit\nextension UIRefreshControl {\n"
        + "  func endRefreshing(in room: Int) { perform(#selector(UIRefreshControl.endRefreshing)) }\n"
        + "}",
      "import UIKit\nextension UIRefreshControl {\n"
        + "  func endRefreshing(in room: Int) { perform(Selector(UIRefreshControl.endRefreshing as "
        + "(UIRefreshControl) -> () -> Void, base: \"endRefreshing\")) }\n}"),
    AdaptationCase(
      "an exposed method of an extension of the system's class",
      "import UIKit\n@objc extension UIView { func blink(in room: Int) {} }\n"
        + "let a = #selector(UIView.blink)",
      "import UIKit\nextension UIView { func blink(in room: Int) {} }\n"
        + "let a = Selector(UIView.blink, \"blinkIn:\")"),
    AdaptationCase(
      "a target that has another type of that name",
      "import UIKit\ntypealias Selector = (Int) -> Bool\n"
        + "class A: UIView { let a = #selector(go); @objc func go() {} }",
      "import UIKit\ntypealias Selector = (Int) -> Bool\n"
        + "class A: UIView { let a = UIKit.Selector(A.go, \"go\"); func go() {} }"),
    Self.inType("self", "#selector(self.go)", #"Selector(A.go, base: "go")"#),
    Self.inType("Self", "#selector(Self.go)", #"Selector(A.go, base: "go")"#),
    Self.inType(
      "the type of self", "#selector(type(of: self).go)", #"Selector(A.go, base: "go")"#),
    Self.inType("super", "#selector(super.tap(_:))", #"Selector(A.tap(_:), "tap:")"#),
    Self.inType("another type", "#selector(B.C.tap(_:))", #"Selector(B.C.tap(_:), "tap:")"#),
    Self.inType(
      "an object", "#selector(model.list[3].tap(_:))",
      #"Selector(of: model.list[3], { $0.tap(_:) }, "tap:")"#),
    Self.inType(
      "a cast", "#selector(go as () -> Void)",
      #"Selector(A.go as (A) -> () -> Void, base: "go")"#),
    Self.inType(
      "a cast with its type", "#selector(B.tap(_:) as (B) -> (Int) -> Void)",
      #"Selector(B.tap(_:) as (B) -> (Int) -> Void, "tap:")"#),
    Self.inType("parentheses", "#selector((go))", #"Selector(A.go, base: "go")"#),
    Self.inType("backticks", "#selector(`repeat`)", #"Selector(A.`repeat`, base: "repeat")"#),
    Self.inType(
      "over lines", "#selector(\n  tap(_:) // the one\n)", "Selector(A.tap(_:), \"tap:\"\n\n)"),
    Self.inType(
      "in a string", #""\(#selector(tap(_:))) #selector(go)""#,
      #""\(Selector(A.tap(_:), "tap:")) #selector(go)""#),
    Self.inType(
      "of a system protocol", "#selector(UITableViewDelegate.tableView(_:didSelectRowAt:))",
      #"Selector("tableView:didSelectRowAt:")"#),
    Self.inType(
      "a class that is called a delegate", "#selector(AppDelegate.go)",
      #"Selector(AppDelegate.go, base: "go")"#),
    Self.inType(
      "of three arguments", "#selector(add(_:to:at:))", #"Selector("add:to:at:")"#),
    AdaptationCase(
      "a declared method without labels",
      "import UIKit\nclass A { let a = #selector(tap); func tap(_ a: Any, event: UIEvent) {} }",
      "import UIKit\nclass A { let a = Selector(A.tap, \"tap:event:\"); "
        + "func tap(_ a: Any, event: UIEvent) {} }"),
    AdaptationCase(
      "a name of its own",
      "import UIKit\nclass A { let a = #selector(tap); @objc(hit:) func tap(_ a: Any) {} }",
      "import UIKit\nclass A { let a = Selector(A.tap, \"hit:\"); func tap(_ a: Any) {} }"),
    AdaptationCase(
      "types in types",
      "import UIKit\nclass A<T> where T: B {\n  class C { let a = #selector(go(_:)) }\n"
        + "  let a = #selector(go(_:))\n}\nextension A.C { var b: Selector { #selector(go(_:)) } }",
      "import UIKit\nclass A<T> where T: B {\n  class C { let a = Selector(C.go(_:), \"go:\") }\n"
        + "  let a = Selector(A.go(_:), \"go:\")\n}\n"
        + "extension A.C { var b: Selector { Selector(A.C.go(_:), \"go:\") } }"),
    AdaptationCase(
      "an import",
      "import class Foundation.NSObject // all\nclass A { let a = #selector(A.b(_:)) }",
      "import class Foundation.NSObject; import UIKit // all\n"
        + "class A { let a = Selector(A.b(_:), \"b:\") }"),
    Self.inType(
      "a getter", "#selector(getter: Song.title)", #"Selector(getter: \Song.title, "title")"#),
    Self.inType(
      "an own setter", "#selector(setter: self.title)", #"Selector(setter: \A.title, "setTitle:")"#),
    Self.inType(
      "a setter of the system", "#selector(setter: UIView.isHidden)",
      #"Selector(setter: \UIView.isHidden, "setHidden:")"#),
    Self.inType(
      "a setter of an own class", "#selector(setter: Song.isHidden)",
      #"Selector(setter: \Song.isHidden, "setIsHidden:")"#),
    Self.inType(
      "a type with an underscore", "#selector(_Cell.go(_:))", #"Selector(_Cell.go(_:), "go:")"#),
    Self.inType(
      "an object with an underscore", "#selector(_cell.go(_:))",
      #"Selector(of: _cell, { $0.go(_:) }, "go:")"#),
    AdaptationCase(
      "a type that begins with a small letter",
      "import UIKit\nclass cell { let a = #selector(cell.go), b = #selector(row.go) }; class row {}; "
        + "var row = 1",
      "import UIKit\nclass cell { let a = Selector(cell.go, base: \"go\"), "
        + "b = Selector(of: row, { $0.go }, \"go\") }; class row {}; var row = 1"),
    Self.inType(
      "an optional object", "#selector(delegate?.tap(_:))",
      #"Selector(of: delegate!, { $0.tap(_:) }, "tap:")"#),
    Self.inType(
      "a cast object", "#selector((model as B).tap)",
      #"Selector(of: (model as B), { $0.tap }, "tap")"#),
    AdaptationCase(
      "in an extension of a protocol",
      "import UIKit\n@objc protocol P { func go() }\nextension P { var a: Selector { #selector(go) } }",
      "import UIKit\nprotocol P: AnyObject { func go() }\n"
        + "extension P { var a: Selector { Selector(of: self, { $0.go }, \"go\") } }"),
    AdaptationCase(
      "asking for an optional method",
      "import UIKit\n@objc protocol P: NSObjectProtocol { @objc optional func a(); func b() }\n"
        + "let c = d?.responds(to: #selector(P.a)) ?? e.responds(\n  to: "
        + "#selector(UITableViewDelegate.tableView(_:didSelectRowAt:)))",
      "import UIKit\nprotocol P: NSObjectProtocol { func a(); func b() }; "
        + "extension P { func a() {} }\nlet c = d?.respondsByDefault({ $0 is P }) ?? "
        + "e.respondsByDefault({ $0 is UITableViewDelegate }\n)",
      complaints: [
        "3:25: warning: whether an object has the optional method 'a' cannot be asked here; all "
          + "that conform to 'P' have it, by default",
        "4:7: warning: whether an object has the optional method 'tableView' cannot be asked here; "
          + "all that conform to 'UITableViewDelegate' have it, by default",
      ]),
    AdaptationCase(
      "asking for another method",
      "import UIKit\n@objc protocol P: NSObjectProtocol { @objc optional func a(); func b() }\n"
        + "let c = d.responds(to: #selector(P.b)), e = f.perform(#selector(P.a))",
      "import UIKit\nprotocol P: NSObjectProtocol { func a(); func b() }; "
        + "extension P { func a() {} }\n"
        + "let c = d.responds(to: Selector(of: (any P).self, { $0.b }, \"b\")), "
        + "e = f.perform(Selector(of: (any P).self, { $0.a }, \"a\"))"),
    AdaptationCase(
      "a method that throws",
      "import UIKit\nclass A { @objc func a() throws {}; @objc func b(_ c: Int) throws {} }\n"
        + "let a = #selector(A.a), b = #selector(A.b(_:))",
      "import UIKit\nclass A { func a() throws {}; func b(_ c: Int) throws {} }\n"
        + "let a = Selector(\"aAndReturnError:\"), b = Selector(\"b:error:\")"),
    AdaptationCase(
      "a method of one of the target's protocols",
      "import UIKit\n@objc protocol P { func show(_ sender: Any) }\n"
        + "let a = #selector(P.show(_:)), b = #selector(UITableViewDelegate.scrollViewDidScroll(_:))",
      "import UIKit\nprotocol P: AnyObject { func show(_ sender: Any) }\n"
        + "let a = Selector(of: (any P).self, { $0.show(_:) }, \"show:\"), "
        + "b = Selector(\"scrollViewDidScroll:\")"),
    AdaptationCase(
      "a getter of an object",
      "import UIKit\nclass A { let a = #selector(getter: model.title) }",
      "import UIKit\nclass A { let a = Selector(\"title\") }",
      complaints: [
        "2:19: warning: '#selector(getter: model.title)' is only a name here: name the type of the "
          + "property"
      ]),
    AdaptationCase(
      "no method", "class A { let a = #selector(1) }", "class A { let a = #selector(1) }",
      complaints: ["1:19: error: '#selector(1)' cannot be adapted; name a method"]),
    AdaptationCase(
      "no type", "import UIKit\nlet a = #selector(b(_:))", "import UIKit\nlet a = Selector(\"b:\")",
      complaints: [
        "2:9: warning: '#selector(b(_:))' is only a name here: it is outside a type: name the type"
      ]),
    AdaptationCase(
      "a class method", "import UIKit\nclass A { let a = #selector(b); @objc class func b() {} }",
      "import UIKit\nclass A { let a = Selector(\"b\"); class func b() {} }",
      complaints: [
        "2:19: warning: '#selector(b)' is only a name here: it is a method of the class"
      ]),
  ]

  @Test(arguments: cases)
  func adapts(_ given: AdaptationCase) { given.check() }

  private static func inType(
    _ name: String, _ source: String, _ adapted: String
  ) -> AdaptationCase {
    func file(_ expression: String) -> String {
      "import UIKit\nfinal class A: B<[C]> {\n"
        + "  func set(on a: D) { a.add(\(expression), for: .e) }\n}\n"
    }
    return AdaptationCase(name, file(source), file(adapted))
  }
}
