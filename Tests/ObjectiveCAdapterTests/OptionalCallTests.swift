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
    AdaptationCase("of super", "super.tableView?(t)", "super.tableView(t)"),
    AdaptationCase("by force", "a.source!.tableView!(t)", "a.source!.tableView(t)"),
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
}
