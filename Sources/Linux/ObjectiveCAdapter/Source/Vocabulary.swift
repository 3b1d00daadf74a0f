/// An initializer of a class.
struct Initializer: Equatable {
  let labels: [String]
  let isRequired: Bool
  let isConvenience: Bool
  let isFailable: Bool
  /// Whether an argument may be left out.
  let hasDefaults: Bool

  init(_ member: Member, in file: SourceFile) {
    labels = member.parameters.map(\.label)
    isRequired = member.words.contains("required")
    isConvenience = member.words.contains("convenience")
    isFailable = ["?", "!"].contains(file[file.next(after: member.nameIndex)])
    hasDefaults = (member.nameIndex..<(member.body ?? member.end)).contains { file[$0] == "=" }
  }
}

/// An optional method of one of the target's own protocols.
struct OptionalMethod: Equatable {
  /// The last name of the protocol.
  let type: String
  /// The argument labels; `_` for none.
  let labels: [String]
  /// Whether it has a result that is never `nil`.
  let hasValue: Bool
}

/// The declarations in all files of a target that affect the adaptation of one of them.
struct Vocabulary {
  /// The methods of types and extensions, by name.
  private(set) var methods: [String: [Method]] = [:]
  /// The modules that a file imports.
  private(set) var modules: Set<String> = []
  /// The modules that a file imports outside every `#if`.
  private(set) var unconditionalModules: Set<String> = []
  /// The initializers of classes and their extensions, by the last name of the class.
  private(set) var initializers: [String: [Initializer]] = [:]
  /// The optional methods of the target's own protocols, by name.
  private(set) var optionalMethods: [String: [OptionalMethod]] = [:]
  /// The names of all variables and constants.
  private(set) var variables: Set<String> = []
  /// The last names of the target's own protocols.
  private(set) var protocols: Set<String> = []
  /// The names of variables and parameters of the type `AnyObject`.
  private var anyObjects: Set<String> = []
  /// The names of variables and constants of other types.
  private var otherObjects: Set<String> = []
  /// The types of the metatypes that properties hold, by the names of the properties.
  private var metatypes: [String: Set<String>] = [:]
  /// The types from which the target's own protocols inherit, by last names.
  private(set) var inheritedProtocols: [String: [String]] = [:]
  /// The last names of its other types.
  private(set) var types: Set<String> = []
  /// The names of type aliases.
  private(set) var aliases: Set<String> = []
  /// The full names of the types with `@NSManaged` properties.
  private(set) var managedTypes: Set<String> = []
  /// The names of the tests that are overridden.
  private(set) var overriddenTests: Set<String> = []
  /// The computed `@objc` properties that must be accessible by key, by the full names of types.
  private(set) var computedKeys: [String: [(key: String, name: String)]] = [:]
  /// The names in Objective-C of properties that have another one in Swift: `songs` for
  /// `@objc(songs) var _songs`.
  private var customKeys: [String: Set<String>] = [:]

  init(_ files: [SourceFile]) {
    for file in files { read(file) }
  }

  private mutating func read(_ file: SourceFile) {
    modules.formUnion(file.imports.map(\.module))
    unconditionalModules.formUnion(file.imports.filter(\.isUnconditional).map(\.module))
    for method in file.methods { methods[method.name, default: []].append(method) }
    for scope in file.scopes {
      let name = Self.lastName(scope.name)
      if ["class", "extension"].contains(scope.keyword) {
        initializers[name, default: []] += file.members(of: scope)
          .filter { $0.keyword == "init" }.map { Initializer($0, in: file) }
      }
      switch scope.keyword {
      case "protocol":
        protocols.insert(name)
        inheritedProtocols[name] = file.inheritedNames(of: scope)
      case "extension": break
      default: types.insert(name)
      }
    }
    for index in file.tokens.indices {
      readManaged(at: index, in: file)
      readType(at: index, in: file)
      if let (name, base) = file.metatypeVariable(at: index),
        ["var", "let"].contains(file[file.previous(before: name)])
      {
        metatypes[file[name], default: []].insert(file[base])
      }
      if file.isWord("typealias", at: index), let name = file.next(after: index) {
        aliases.insert(file[name])
      }
      if file.isWord("var", at: index) || file.isWord("let", at: index) {
        let isOptional = file.modifiers(before: index).words.contains("optional")
        if let name = file.next(after: index), file.isName(name), !isOptional {
          variables.insert(file[name])
        }
      }
      if file.isWord("func", at: index), let name = file.next(after: index),
        file[name].hasPrefix("test"), file.modifiers(before: index).words.contains("override")
      {
        overriddenTests.insert(file[name])
      }
      if file.isWord("func", at: index), file.modifiers(before: index).words.contains("optional"),
        let before = file.previous(before: index),
        let requirement = Requirement(around: before, in: file)
      {
        let scope = file.scope(around: index)
        optionalMethods[requirement.name, default: []].append(
          OptionalMethod(
            type: scope.map { Self.lastName($0.name) } ?? "", labels: requirement.labels,
            hasValue: requirement.absence == .noValue && !requirement.isUnanswerable))
      }
    }
  }

  /// Records whether the type after a colon is `AnyObject`.
  private mutating func readType(at index: Int, in file: SourceFile) {
    guard file[index] == ":", let name = file.previous(before: index), file.isName(name),
      let type = file.next(after: index)
    else { return }
    if file.isWord("AnyObject", at: type) || file[type] == "any" && file[type + 2] == "AnyObject" {
      anyObjects.insert(file[name])
    } else if ["var", "let"].contains(file[file.previous(before: name)]) {
      otherObjects.insert(file[name])
    }
  }

  /// Returns the type of the metatype that the properties of a name hold, if all hold the same.
  func metatype(of name: String) -> String? {
    guard let types = metatypes[name], types.count == 1 else { return nil }
    return types.first
  }

  /// Returns the types from which a protocol of the target inherits, directly and indirectly.
  func allInherited(by name: String) -> Set<String> {
    var found: Set<String> = []
    var open = [name]
    while let present = open.popLast() {
      let inherited = inheritedProtocols[present, default: []].map(Self.lastName)
      open += inherited.filter { found.insert($0).inserted }
    }
    return found
  }

  /// Returns whether the variables of a name are of the type `AnyObject`, as that of `target` of
  /// UIKit's bar button items is.
  func isAnyObject(_ name: String) -> Bool {
    (name == "target" || anyObjects.contains(name)) && !otherObjects.contains(name)
  }

  /// Records the type around `@NSManaged`, and computed properties with `@objc`.
  private mutating func readManaged(at index: Int, in file: SourceFile) {
    if file[index] == "@", file[index + 1] == "NSManaged", let scope = file.scope(around: index) {
      managedTypes.insert(file.qualifiedName(of: scope))
    }
    guard file.isWord("var", at: index), let scope = file.scope(around: index),
      let name = file.next(after: index), file.isName(name)
    else { return }
    let (words, customName, _) = file.modifiers(before: index)
    if let customName { customKeys[file[name], default: []].insert(customName) }
    guard words.contains("@objc"), words.isDisjoint(with: Self.wordsOfUnanswered) else { return }
    var next = file.next(after: name)
    while let present = next, file[present] != "{" {
      guard file[present] != "=", file.tokens[present].line == file.tokens[name].line else {
        return
      }
      next = file.next(after: present)
    }
    guard next != nil else { return }
    let ownName = file[name].filter { $0 != "`" }
    computedKeys[file.qualifiedName(of: scope), default: []].append(
      (customName ?? ownName, ownName))
  }

  /// Returns the name of a property in Objective-C, which key paths consist of.
  func key(of property: String) -> String {
    let names = customKeys[property, default: []]
    return names.count == 1 ? names.first ?? property : property
  }

  private static let wordsOfUnanswered: Set<String> = [
    "@NSManaged", "private", "fileprivate", "static", "class", "lazy",
  ]

  /// Returns whether the target declares a type of this name.
  func declares(_ name: String) -> Bool { types.contains(name) || protocols.contains(name) }

  /// Returns the method that a selector refers to, if there is exactly one.
  ///
  /// Methods of the type in which it is written take precedence over those of others, such as its
  /// superclass. A method that extends a class of the system must be exposed, since the class may
  /// have one of that name itself.
  func method(
    named name: String, labels: [String]?, of type: String?, isOfSystem: Bool = false
  ) -> Method? {
    let all = methods[name, default: []].filter {
      (labels == nil || $0.labels == labels) && ($0.isExposed || !isOfSystem)
    }
    let own = all.filter { type != nil && Self.lastName($0.type) == type.map(Self.lastName) }
    let candidates = own.isEmpty ? all : own
    guard let first = candidates.first,
      candidates.allSatisfy({
        $0.selectorName == first.selectorName && $0.isStatic == first.isStatic
      })
    else { return nil }
    return first
  }

  /// Returns whether a method is an optional requirement, so that it is called with a `?` after its
  /// name.
  func isOptional(_ name: String, receiver: String?) -> Bool {
    guard optionalMethods[name] != nil || Self.systemOptionalNames.contains(name) else {
      return false
    }
    guard let receiver = receiver?.lowercased(), variables.contains(name) else { return true }
    return receiver.hasSuffix("delegate") || receiver.hasSuffix("datasource")
  }

  /// Returns whether a name is that of a protocol: no method can be referenced on it without an
  /// object.
  func isProtocol(_ name: String) -> Bool {
    let name = Self.lastName(name)
    guard !types.contains(name) else { return false }
    if protocols.contains(name) { return true }
    guard Self.prefixesOfSystem.contains(where: name.hasPrefix) else { return false }
    return Self.protocolEndings.contains { name.hasSuffix($0) }
  }

  /// Returns whether an expression is the name of a type.
  func isType(_ expression: String) -> Bool {
    let name = Self.lastName(expression)
    return Self.isTypeName(name) || declares(name) && !variables.contains(name)
  }

  /// Returns whether a name begins like that of a type: `Screen`, `_Screen`.
  static func isTypeName(_ name: String) -> Bool {
    name.first { $0 != "_" }?.isUppercase ?? false
  }

  static func lastName(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  private static let prefixesOfSystem = [
    "AV", "CL", "MF", "MK", "NS", "PH", "QL", "SF", "SK", "UI", "URLSession", "WK",
  ]
  private static let protocolEndings = [
    "Delegate", "DataSource", "Prefetching", "Updating", "DelegateFlowLayout", "EditActions",
  ]

  /// Those among the names of the system's optional methods that are names of properties as well.
  static let namesOfProperties: Set<String> = [
    "collectionView", "controller", "gestureRecognizer", "navigationController",
    "pageViewController", "pickerView", "searchBar", "splitViewController", "tabBar",
    "tabBarController", "tableView", "textField", "textView",
  ]

  /// The names of the optional methods of UIKit's protocols that list screens use.
  static let systemOptionalNames: Set<String> = [
    "collectionView", "collectionViewDidEndMultipleSelectionInteraction", "controller",
    "controllerDidChangeContent", "controllerWillChangeContent", "didDismissSearchController",
    "didPresentSearchController", "gestureRecognizer", "gestureRecognizerShouldBegin",
    "indexPathForPreferredFocusedView", "indexTitles", "navigationController",
    "numberOfComponents", "numberOfSections", "pageViewController", "pickerView",
    "popoverPresentationControllerDidDismissPopover",
    "presentationControllerDidDismiss", "presentationControllerShouldDismiss",
    "presentationControllerWillDismiss", "presentSearchController",
    "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating",
    "scrollViewDidEndDragging", "scrollViewDidEndScrollingAnimation", "scrollViewDidEndZooming",
    "scrollViewDidScroll", "scrollViewDidScrollToTop", "scrollViewDidZoom",
    "scrollViewShouldScrollToTop", "scrollViewWillBeginDecelerating",
    "scrollViewWillBeginDragging", "scrollViewWillBeginZooming", "scrollViewWillEndDragging",
    "searchBar", "searchBarBookmarkButtonClicked", "searchBarCancelButtonClicked",
    "searchBarSearchButtonClicked", "searchBarShouldBeginEditing", "searchBarShouldEndEditing",
    "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing", "sectionIndexTitles",
    "splitViewController", "tabBar", "tabBarController", "tableView",
    "tableViewDidEndMultipleSelectionInteraction", "textField",
    "textFieldDidBeginEditing", "textFieldDidChangeSelection", "textFieldDidEndEditing",
    "textFieldShouldBeginEditing", "textFieldShouldClear", "textFieldShouldEndEditing",
    "textFieldShouldReturn", "textView", "textViewDidBeginEditing", "textViewDidChange",
    "textViewDidChangeSelection", "textViewDidEndEditing", "textViewShouldBeginEditing",
    "textViewShouldEndEditing", "urlSession", "viewForZooming", "willDismissSearchController",
    "willPresentSearchController",
  ]
}
