/// The methods that the symbols of the executable name.
///
/// Swift has no list of a class's methods at run time. An executable without symbols names none, and
/// a class that is local to a function is not found.
enum SymbolNames {
  /// Returns the methods of a protocol that classes implement and other classes do not, in
  /// alphabetic order: `tableView(_:didSelectRowAt:)`.
  ///
  /// - Parameters:
  ///   - owners: The qualified names of the classes.
  ///   - others: The qualified names of the other classes.
  ///   - name: The name of the protocol in HeadlessLists. Each of its methods has a default.
  static func methods(
    of owners: [String], notOf others: [String], requiredBy name: String
  ) -> [String] {
    #if os(Linux) && !WITHOUT_DYNAMIC_CREATION
      let defaults = Self.signatures(
        of: "(extension in HeadlessLists):HeadlessLists.\(name)",
        in: "13HeadlessLists\(name.utf8.count)\(name)P")
      func implemented(by owner: String) -> Set<String> {
        let plain = withoutDiscriminators(owner)
        let module = plain.prefix { $0 != "." }
        return Self.signatures(of: plain, in: "\(module.utf8.count)\(module)")
      }
      let own = owners.reduce(into: Set<String>()) { $0.formUnion(implemented(by: $1)) }
      let missed = own.intersection(defaults)
      guard !missed.isEmpty else { return [] }
      let classes = ["HeadlessViews.", "HeadlessControls.", "HeadlessControllers.", "Foundation."]
      let bound = others.filter { other in !classes.contains { other.hasPrefix($0) } }
        .reduce(into: Set<String>()) { $0.formUnion(implemented(by: $1)) }
      return missed.subtracting(bound).map(baseName).sorted()
    #else
      return []
    #endif
  }

  /// Returns `tableView(_:didSelectRowAt:)` for
  /// `tableView(_: HeadlessLists.TableView, didSelectRowAt: Foundation.IndexPath) -> ()`.
  static func baseName(_ signature: String) -> String {
    guard let open = signature.firstIndex(of: "(") else { return signature }
    var (labels, depth, label) = ("", 0, "")
    var isLabel = true
    for character in signature[open...].dropFirst() {
      switch character {
      case ")" where depth == 0: return signature[..<open] + "(\(labels))"
      case "(", "<", "[": depth += 1
      case ")", ">", "]": depth -= 1
      case ":" where depth == 0 && isLabel:
        labels += label + ":"
        isLabel = false
      case "," where depth == 0: (isLabel, label) = (true, "")
      case " ": continue
      default: if isLabel { label.append(character) }
      }
    }
    return signature
  }

  /// Removes what tells private types of different files apart: `Main.(Shelf in _5F3A).Row` and
  /// `Main.(unknown context at $7f3a).Row` become `Main.Row`.
  static func withoutDiscriminators(_ name: String) -> String {
    guard name.contains("(") else { return name }
    return name.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
      .replacing(/\(([^() ]+) in _[0-9A-F]+\)/) { String($0.output.1) }
  }
}
