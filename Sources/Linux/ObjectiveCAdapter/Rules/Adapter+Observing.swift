extension Adapter {
  /// Lets `@objc dynamic` properties report their changes, and completes the calls that observe them.
  ///
  /// `@objc dynamic var title = ""` becomes `var title = "" { didSet { reportChange(…) } }`, and
  /// `song.observe(\.title)` becomes `song.observe(\.title, named: "title")`.
  func adaptObserving(_ draft: inout Draft) {
    let file = draft.file
    for scope in file.scopes where ["class", "extension"].contains(scope.keyword) {
      let owner = hierarchy.fullName(of: file.qualifiedName(of: scope))
      guard let owner, observing.classes.contains(owner) else { continue }
      for property in file.dynamicProperties(of: scope) { report(property, &draft) }
      guard scope.keyword == "class", observing.roots.contains(owner) else { continue }
      let outer = file.scopes.first { $0.open < scope.start && scope.close < $0.close }
      draft.need("import UIKit", of: "UIKit")
      draft.insert("; extension \(owner): KeyValueObserving {}", after: (outer ?? scope).close)
    }
    for index in file.tokens.indices where file.isWord("observe", at: index) {
      nameProperty(at: index, &draft)
    }
  }

  private func report(_ property: DynamicProperty, _ draft: inout Draft) {
    let name = property.name
    func call(_ old: String) -> String {
      "reportChange(of: \"\(name)\", from: \(old), to: self.\(name))"
    }
    switch property.place {
    case .stored(let end): draft.insert(" { didSet { \(call("oldValue")) } }", after: end)
    case .didSet(let open, let old): draft.insert(" defer { \(call(old)) };", after: open)
    case .willSet(let close): draft.insert("didSet { \(call("oldValue")) } ", before: close)
    case .setter(let open):
      draft.insert(
        " let previousValue = self.\(name); defer { \(call("previousValue")) };", after: open)
    }
  }

  /// Completes `observe(\.title, options: .new)`, if a property of the target has that name.
  private func nameProperty(at index: Int, _ draft: inout Draft) {
    let file = draft.file
    guard let open = file.next(after: index), file[open] == "(", let close = file.partner(of: open),
      let start = file.next(after: open), file[start] == "\\"
    else { return }
    var names: [Int] = []
    var last = start
    while let next = file.next(after: last), next < close, file[next] == "." || file.isName(next) {
      if file.isName(next) { names.append(next) }
      last = next
    }
    let path = names.drop { Vocabulary.isTypeName(file[$0]) }
    guard path.count == 1, let name = path.first, observing.names.contains(file[name]),
      let next = file.next(after: last),
      names.first.map({ $0 == name || hierarchy.fullName(of: file[$0]) != nil }) ?? true
    else { return }
    let label = file.next(after: next).map { file[$0] }
    guard next == close || file[next] == "," && ["options", "changeHandler"].contains(label) else {
      return
    }
    draft.insert(", named: \"\(file[name])\"", after: last)
  }
}

/// The target's properties that can be observed by key path.
struct ObservableProperties {
  /// The names of the properties.
  private(set) var names: Set<String> = []
  /// The classes that declare one.
  private(set) var classes: Set<String> = []
  /// Those among them that must be declared to be observable.
  private(set) var roots: Set<String> = []

  init(_ files: [SourceFile], _ hierarchy: ClassHierarchy) {
    for file in files {
      for scope in file.scopes where ["class", "extension"].contains(scope.keyword) {
        let properties = file.dynamicProperties(of: scope)
        guard !properties.isEmpty,
          let owner = hierarchy.fullName(of: file.qualifiedName(of: scope)),
          hierarchy.ancestors(of: owner).contains("NSObject")
        else { continue }
        names.formUnion(properties.map(\.name))
        classes.insert(owner)
      }
    }
    roots = classes.filter { name in
      let ancestors = hierarchy.ancestors(of: name)
      return classes.union(Self.observableClasses).isDisjoint(with: ancestors)
    }
  }

  /// UIKit's classes whose objects can be observed.
  private static let observableClasses: Set<String> = [
    "CALayer", "NSTextContainer", "UIBarItem", "UIGestureRecognizer", "UINavigationItem", "UIView",
    "UIViewController",
  ]
}
