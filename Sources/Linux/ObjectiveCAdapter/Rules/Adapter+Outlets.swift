extension Adapter {
  /// Makes outlets and actions accessible to the whole module: an interface file connects them by
  /// name, whatever their access level.
  ///
  /// `@IBOutlet private weak var title: UILabel!` loses `private`. It stays where the compiler
  /// demands it, because the type is private too, or because a superclass or a subclass has a
  /// member of the same name.
  func exposeOutlets(_ draft: inout Draft) {
    let file = draft.file
    for scope in file.scopes where ["class", "extension"].contains(scope.keyword) {
      let owner = file.qualifiedName(of: scope)
      for member in file.members(of: scope) where !member.words.isDisjoint(with: Self.connected) {
        let names = Set(
          (member.nameIndex...member.end).prefix { $0 != member.body }.map { file[$0] })
        guard file.hiddenTypes.isDisjoint(with: names),
          !overrides.isDeclaredByRelative(member.name, of: owner)
        else { continue }
        exposeMember(member, &draft)
      }
    }
  }

  private func exposeMember(_ member: Member, _ draft: inout Draft) {
    let file = draft.file
    for index in member.start..<member.nameIndex
    where file.isWord("private", at: index) || file.isWord("fileprivate", at: index) {
      var last = index
      if let open = file.next(after: index), file[open] == "(", let close = file.partner(of: open) {
        last = close
      }
      for token in index..<last where file.tokens[token].kind != .newline { draft.drop(token) }
      draft.dropWithBlanks(last)
    }
  }

  private static let connected: Set<String> = ["@IBOutlet", "@IBAction", "@IBSegueAction"]
}

extension SourceFile {
  /// The names of the types that are private in the file.
  fileprivate var hiddenTypes: Set<String> {
    let hidden: Set<String> = ["private", "fileprivate"]
    let types = scopes.filter {
      $0.keyword != "extension" && !modifiers(before: $0.start).words.isDisjoint(with: hidden)
    }
    let aliases = tokens.indices.filter {
      isWord("typealias", at: $0) && !modifiers(before: $0).words.isDisjoint(with: hidden)
    }
    return Set(types.map { Vocabulary.lastName($0.name) })
      .union(aliases.compactMap { next(after: $0).map { self[$0] } })
  }
}
