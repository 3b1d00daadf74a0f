import HeadlessKit

/// Has views come back from the pool as dirty as they can be, and sees what is left of it.
///
/// Only what the screen itself was seen to change is dirtied: a property that every item leaves
/// alone need not be reset by anybody.
@MainActor
struct ReuseWatch {
  /// Views of one reuse identifier.
  private struct Family: Hashable {
    let role: ListViewName.Role
    let identifier: String
  }

  /// What the views of a family were seen to show.
  private struct Habits {
    /// What a view shows that nobody has configured, or else what the first one showed.
    var usual: [String: AnyHashable?] = [:]
    /// The properties that items change.
    var changed: Set<String> = []
  }

  /// A property that was left dirty, and the views that it was found in.
  struct Leftover: Hashable {
    let identifier: String
    let property: String
  }

  private var habits: [Family: Habits] = [:]
  private var dirt: [ListViewName: [String: AnyHashable]] = [:]
  /// How often each view came out of the pool.
  private(set) var uses: [ListViewName: Int] = [:]
}

extension ReuseWatch {
  /// A view came into being.
  mutating func noteCreation(of view: View, _ name: ListViewName, _ identifier: String?) {
    guard let family = family(name, identifier), habits[family] == nil else { return }
    var usual: [String: AnyHashable?] = [:]
    for property in ViewProperty.all(of: view) { usual[property.name] = .some(property.read()) }
    habits[family] = Habits(usual: usual)
  }

  /// A view came out of the pool and is not yet prepared for reuse.
  mutating func dirty(_ view: View, _ name: ListViewName, _ identifier: String) {
    uses[name, default: 0] += 1
    guard let family = family(name, identifier), let habits = habits[family] else { return }
    var written: [String: AnyHashable] = [:]
    for property in ViewProperty.all(of: view) where habits.changed.contains(property.name) {
      let value = property.dirt(besides: habits.usual[property.name] ?? nil)
      property.write(value)
      written[property.name] = value
    }
    dirt[name] = written
  }

  /// A view is about to be shown, configured.
  mutating func noteDisplay(of view: View, _ name: ListViewName) {
    guard let family = family(name, view.listReuseIdentifier), !view.isShowingAState else { return }
    for property in ViewProperty.all(of: view) {
      let value = property.read()
      if let written = dirt[name]?[property.name], written == value { continue }
      if let usual = habits[family, default: Habits()].usual[property.name] ?? property.usual {
        if usual != value { habits[family, default: Habits()].changed.insert(property.name) }
      } else {
        habits[family, default: Habits()].usual[property.name] = .some(value)
      }
    }
  }

  /// Cleans a view on screen, and tells what of its dirt was left.
  ///
  /// - Parameter fresh: What its provider would give now.
  mutating func clean(_ view: View, _ name: ListViewName, _ fresh: ViewLook) -> [Leftover] {
    guard let written = dirt.removeValue(forKey: name), !written.isEmpty else { return [] }
    var leftovers: [Leftover] = []
    for property in ViewProperty.all(of: view) {
      guard let value = written[property.name], property.read() == value,
        fresh[property.name] != value
      else { continue }
      property.write(fresh[property.name])
      leftovers.append(
        Leftover(identifier: view.listReuseIdentifier ?? "", property: property.name))
    }
    return leftovers
  }

  private func family(_ name: ListViewName, _ identifier: String?) -> Family? {
    identifier.map { Family(role: name.role, identifier: $0) }
  }
}

extension View {
  /// What a list finds the view by when it needs one like it.
  fileprivate var listReuseIdentifier: String? {
    (self as? TableViewCell)?.reuseIdentifier
      ?? (self as? TableViewHeaderFooterView)?.reuseIdentifier
      ?? (self as? CollectionReusableView)?.reuseIdentifier
  }

  /// Whether the view may look as it does because of what a person does to it.
  fileprivate var isShowingAState: Bool {
    if let cell = self as? TableViewCell {
      return cell.isSelected || cell.isHighlighted || cell.isEditing
    }
    guard let cell = self as? CollectionViewCell else { return false }
    let state = cell.configurationState
    return state.isSelected || state.isHighlighted || state.isEditing
  }
}
