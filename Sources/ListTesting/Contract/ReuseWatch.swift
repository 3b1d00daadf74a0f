import HeadlessKit

/// A watch that puts conspicuous values into reused views, and finds the values that remain
/// afterwards.
///
/// Only properties that the screen was seen to change are modified: a property that no item changes
/// need not be reset.
@MainActor
struct ReuseWatch {
  /// Views of one reuse identifier.
  private struct Family: Hashable {
    let role: ListViewName.Role
    let identifier: String
  }

  /// The observed values of a family's views.
  private struct Habits {
    /// The values in a view that has not been configured, or otherwise the values in the first one.
    var usual: [String: AnyHashable?] = [:]
    /// The properties that items change.
    var changed: Set<String> = []
  }

  /// A property that was not reset, and the views it was found in.
  struct UnresetProperty: Hashable {
    let identifier: String
    let property: String
  }

  private var habits: [Family: Habits] = [:]
  private var dirt: [ListViewName: [String: AnyHashable]] = [:]
  /// The number of times each view was taken from the reuse pool.
  private(set) var uses: [ListViewName: Int] = [:]
}

extension ReuseWatch {
  /// Records the creation of a view.
  mutating func noteCreation(of view: View, _ name: ListViewName, _ identifier: String?) {
    guard let family = family(name, identifier), habits[family] == nil else { return }
    var usual: [String: AnyHashable?] = [:]
    for property in ViewProperty.all(of: view) { usual[property.name] = .some(property.read()) }
    habits[family] = Habits(usual: usual)
  }

  /// Modifies a view that was taken from the reuse pool, before it is prepared for reuse.
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

  /// Records a configured view that is about to be displayed.
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

  /// Restores a displayed view, and returns the properties that were not reset.
  ///
  /// - Parameter fresh: The content that its provider would set now.
  mutating func clean(_ view: View, _ name: ListViewName, _ fresh: ViewLook) -> [UnresetProperty] {
    guard let written = dirt.removeValue(forKey: name), !written.isEmpty else { return [] }
    var unreset: [UnresetProperty] = []
    for property in ViewProperty.all(of: view) {
      guard let value = written[property.name], property.read() == value,
        fresh[property.name] != value
      else { continue }
      property.write(fresh[property.name])
      unreset.append(
        UnresetProperty(identifier: view.listReuseIdentifier ?? "", property: property.name))
    }
    return unreset
  }

  private func family(_ name: ListViewName, _ identifier: String?) -> Family? {
    identifier.map { Family(role: name.role, identifier: $0) }
  }
}

extension View {
  /// The identifier with which a list finds the view for reuse.
  fileprivate var listReuseIdentifier: String? {
    (self as? TableViewCell)?.reuseIdentifier
      ?? (self as? TableViewHeaderFooterView)?.reuseIdentifier
      ?? (self as? CollectionReusableView)?.reuseIdentifier
  }

  /// Whether the view's appearance may be due to user interaction.
  fileprivate var isShowingAState: Bool {
    if let cell = self as? TableViewCell {
      return cell.isSelected || cell.isHighlighted || cell.isEditing
    }
    guard let cell = self as? CollectionViewCell else { return false }
    let state = cell.configurationState
    return state.isSelected || state.isHighlighted || state.isEditing
  }
}
