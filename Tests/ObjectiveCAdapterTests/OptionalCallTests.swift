import Testing

@Suite struct OptionalCallTests {
  static let cases = [
    AdaptationCase(
      "a method of a container's delegate",
      "a.delegate?.navigationController?(b, didShow: c, animated: true); "
        + "navigationController?.pop()",
      "a.delegate?.navigationController(b, didShow: c, animated: true); "
        + "navigationController?.pop()"),
    AdaptationCase(
      "through an optional", "list.delegate?.tableView?(list, didSelectRowAt: path)",
      "list.delegate?.tableView(list, didSelectRowAt: path)"),
    AdaptationCase(
      "with a default", "let n = source?.numberOfSections?(in: list) ?? 1",
      "let n = source?.numberOfSections(in: list) ?? 1"),
    AdaptationCase(
      "of an object", "let n = source.numberOfSections?(in: list) ?? 1",
      "let n = Optional(source)?.numberOfSections(in: list) ?? 1"),
    AdaptationCase(
      "of a chain", "if let c = self.rows[3].at(f(x)).source!.tableView?(list) {}",
      "if let c = Optional(self.rows[3].at(f(x)).source!)?.tableView(list) {}"),
    AdaptationCase(
      "of a chain with an optional link", "let c = a.rows[3]?.at(1)!.scrollViewDidScroll?(s)",
      "let c = a.rows[3]?.at(1)!.scrollViewDidScroll(s)"),
    AdaptationCase(
      "of an expression", "(a as? D)?.tableView?(t); (b as! D).tableView?(t)",
      "(a as? D)?.tableView(t); Optional((b as! D))?.tableView(t)"),
    AdaptationCase(
      "over lines", "list.delegate?\n  .tableView?(list)\na\n  .tableView?(list)",
      "list.delegate?\n  .tableView(list)\nOptional(a)?\n  .tableView(list)"),
    AdaptationCase(
      "of a session's delegate",
      "d?.urlSession?(s, didBecomeInvalidWithError: e); self.urlSession?.go()",
      "d?.urlSession(s, didBecomeInvalidWithError: e); self.urlSession?.go()"),
    AdaptationCase("of super", "super.tableView?(t)", "super.tableView(t)"),
    AdaptationCase("by force", "a.source!.tableView!(t)", "a.source!.tableView(t)"),
    AdaptationCase(
      "a method with the name of a variable, by its labels",
      "var collectionView: C?; adapter.collectionView?(c, didSelectItemAt: p); "
        + "adapter.collectionView?(c)",
      "var collectionView: C?; Optional(adapter)?.collectionView(c, didSelectItemAt: p); "
        + "adapter.collectionView?(c)"),
    AdaptationCase(
      "closures stay", "handler?(x); model.onTap?(x); self.completion?()",
      "handler?(x); model.onTap?(x); self.completion?()"),
    AdaptationCase(
      "a closure of that name stays",
      "var textField: (() -> Void)?; cell.textField?(); view.delegate?.textField?(f)",
      "var textField: (() -> Void)?; cell.textField?(); view.delegate?.textField(f)"),
    AdaptationCase(
      "in a string", #""\(a?.numberOfSections?(in: "\(b?.tableView?(t))") ?? 0)""#,
      #""\(a?.numberOfSections(in: "\(b?.tableView(t))") ?? 0)""#),
  ]

  @Test(arguments: cases)
  func adapts(_ given: AdaptationCase) { given.check() }

  /// Calls of the target's own methods, the first of which has a result that is never `nil`.
  static let ownCases = [
    Self.own("alone", "if let a = d?.b?(1) { c }; d?.v?(1)", "if let a = d?.b(1) { c }; d?.v(1)"),
    Self.own(
      "of an object", "let a = d.b?(1) ?? 2, c = (d as? P)?.b?(1) == 2; d.v?(1)",
      "let a = d.b(1) ?? 2, c = (d as? P)?.b(1) == 2; Optional(d)?.v(1)"),
    Self.own(
      "with something behind it",
      "d?.b?(1).count; d.b?(1)[2]; d?.b?(1)(3); d?.b?(1)\n  .go(); d?.b?(1).c = 3; d?.o?(1).map(a)",
      "d?.b(1)?.count; d.b(1)?[2]; d?.b(1)?(3); d?.b(1)?\n  .go(); d?.b(1)?.c = 3; d?.o(1).map(a)"),
    Self.own(
      "with nothing behind it", "[d?.b?(1)]; f(d?.b?(1), 2); d?.b?(1)\n[2].go()\n(3, 4)",
      "[d?.b(1)]; f(d?.b(1), 2); d?.b(1)\n[2].go()\n(3, 4)"),
    Self.own(
      "by force", "if !d!.b!(1) {}; d?.b!(1).count; d!.v!(1); d.o!(1)!.count",
      "if !d!.b(1)! {}; d?.b(1)!.count; d!.v(1); d.o(1)!.count"),
    Self.own(
      "with closures",
      "d?.then?(1) { 2 }.count; d?.then? { $0 }.count; d?.then?(1, { 2 }).count; "
        + "if let a = d?.b?(1) { 2 }",
      "d?.then(1) { 2 }?.count; d?.then { $0 }?.count; d?.then(1, { 2 })?.count; "
        + "if let a = d?.b(1) { 2 }"),
    Self.own(
      "with more closures", "d?.more?(1) { 2 } last: { 3 }.count; d?.more?(1) { 2 } last: { 3 }",
      "d?.more(1) { 2 } last: { 3 }?.count; d?.more(1) { 2 } last: { 3 }"),
    Self.own(
      "effects and texts",
      #"try await d?.b?(try c()).go(); return "\(d?.b?(1) ?? 2)\(e ? d?.b?(1) : 3)""#,
      #"try await d?.b(try c())?.go(); return "\(d?.b(1) ?? 2)\(e ? d?.b(1) : 3)""#),
    Self.own(
      "of the protocol's own extension",
      "extension P { func go() { b?(1).go(); v?(1); self.b?(1); then? { 1 } } }; b?(1)",
      "extension P { func go() { b(1)?.go(); Optional(self)?.v(1); self.b(1); then { 1 } } }; "
        + "b?(1)"),
    Self.own(
      "of an object's own method", "self.b(1).go(); b(1); d.b(1)",
      "self.b(1).go(); b(1); d.b(1)"),
    Self.own(
      "of a closure", "var b: ((Int) -> Int)?; self.b?(1).go(); onTap?(1).go(); x.y?(1).go()",
      "var b: ((Int) -> Int)?; self.b?(1).go(); onTap?(1).go(); x.y?(1).go()"),
    Self.own("after a keyword", "return(a as? P)?.b?(1)", "return(a as? P)?.b(1)"),
    Self.own(
      "told apart by labels", "d?.s?(a: 1).go(); d?.s?(b: 1); d.s?(b: 1)",
      "d?.s(a: 1)?.go(); d?.s(b: 1); Optional(d)?.s(b: 1)"),
    Self.own(
      "one of several kinds", "let a = d?.e?(1) ?? 2; d.e?(1)",
      "let a = d?.e(1) ?? 2; Optional(d)?.e(1)"),
    Self.own(
      "one of several kinds, with something behind it", "d?.e?(1).go(); d!.e!(1)",
      "d?.e(1).go(); d!.e(1)",
      complaints: ["2:4", "2:19"].map {
        "\($0): error: this call of 'e' cannot be adapted, because several optional methods have "
          + "that name, and only some of them a result that is never 'nil'; rename one of them"
      }),
    Self.own(
      "a method as a value", "if let m = d.v, c {}; guard let m = d?.v else {}; let m = d.v",
      "if let m = Optional(d)?.v, c {}; guard let m = d?.v else {}; let m = d.v",
      complaints: ["2:14", "2:40"].map { unaskable($0, "v") }),
    Self.own(
      "asking for a method",
      "d?.then(_:_:) != nil; d?.then(a) != nil; x.tableView != nil; let then = d?.then != nil",
      "d?.then(_:_:) != nil; d?.then(a) != nil; x.tableView != nil; let then = d?.then != nil",
      complaints: [unaskable("2:4", "then")]),
    Self.own(
      "a method of the system as a value",
      "guard let s = s, let n = s.numberOfSections, n(t) > 0 else {}; if let t = a.tableView {}\n"
        + "if let f = s.tableView(_:titleForHeaderInSection:) {}; let n = s.numberOfSections",
      "guard let s = s, let n = Optional(s)?.numberOfSections, n(t) > 0 else {}; "
        + "if let t = a.tableView {}\nif let f = Optional(s)?.tableView(_:titleForHeaderInSection:)"
        + " {}; let n = s.numberOfSections",
      complaints: [unaskable("2:28", "numberOfSections"), unaskable("3:14", "tableView")]),
    Self.own(
      "a property of such a name",
      "var numberOfSections: Int?; if let n = s.numberOfSections, n > 0 {}",
      "var numberOfSections: Int?; if let n = s.numberOfSections, n > 0 {}"),
  ]

  @Test(arguments: ownCases)
  func adaptsOwn(_ given: AdaptationCase) { given.check() }

  private static func unaskable(_ place: String, _ name: String) -> String {
    "\(place): warning: whether an object has the optional method '\(name)' cannot be asked here; "
      + "all have it, by default"
  }

  private static func own(
    _ name: String, _ source: String, _ adapted: String, complaints: [String] = []
  ) -> AdaptationCase {
    AdaptationCase(
      name, "\(protocols)\n\(source)", "\(adaptedProtocols)\n\(adapted)", complaints: complaints)
  }

  private static let protocols =
    "@objc protocol P: AnyObject { @objc optional func b(_ a: Int) -> A; "
    + "@objc optional func v(_ a: Int); @objc optional func o(_ a: Int) -> A?; "
    + "@objc optional func then(_ a: Int, _ b: () -> B) -> A; "
    + "@objc optional func more(_ a: Int, _ b: () -> B, last: () -> B) -> A; "
    + "@objc optional func s(a: Int) -> A; @objc optional func s(b: Int); "
    + "@objc optional func e(_ a: Int) -> A }; "
    + "@objc protocol Q: AnyObject { @objc optional func e(_ a: Int) }"
  private static let adaptedProtocols = Adaptation.draft(of: protocols).text
}
