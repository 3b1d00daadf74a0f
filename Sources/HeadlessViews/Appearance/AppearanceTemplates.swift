import Foundation

/// The appearance templates of a simulator.
@MainActor
package final class AppearanceTemplates {
  private struct Entry {
    let type: AnyClass
    let containers: [AnyClass]
    let template: NSObject
  }

  private var entries: [Entry] = []
  private var pristine: [ObjectIdentifier: View] = [:]

  /// Returns the template of a class in some containers, creating it if needed.
  package func template(
    of type: AnyClass, in containers: [AnyClass], or make: () -> NSObject
  ) -> NSObject {
    let known = entries.first {
      $0.type == type
        && $0.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
    }
    if let known { return known.template }
    let entry = Entry(type: type, containers: containers, template: make())
    entries.append(entry)
    return entry.template
  }

  /// Returns the templates whose values a view takes, the most specific first.
  func templates(for view: View) -> [View] {
    guard !entries.isEmpty else { return [] }
    return ranked(classes: classes(of: view)) { view.isInside($0) }.compactMap { $0 as? View }
  }

  /// Returns the templates whose values an object outside the view hierarchy takes, the nearest class
  /// first.
  package func templates(for object: NSObject) -> [NSObject] {
    guard !entries.isEmpty else { return [] }
    return ranked(classes: classes(of: object)) { $0.isEmpty }
  }

  /// Returns a view of a class as it is when it was created.
  func pristine(_ type: View.Type) -> View {
    if let known = pristine[ObjectIdentifier(type)] { return known }
    let view = type.create(frame: .zero)
    pristine[ObjectIdentifier(type)] = view
    return view
  }

  private func ranked(
    classes: [ObjectIdentifier], _ matches: ([AnyClass]) -> Bool
  ) -> [NSObject] {
    entries.compactMap { entry -> (entry: Entry, distance: Int)? in
      guard let distance = classes.firstIndex(of: ObjectIdentifier(entry.type)),
        matches(entry.containers)
      else { return nil }
      return (entry, distance)
    }
    .sorted {
      ($1.entry.containers.count, $0.distance) < ($0.entry.containers.count, $1.distance)
    }
    .map(\.entry.template)
  }

  /// Returns the class of an object and its superclasses, the nearest first.
  private func classes(of object: NSObject) -> [ObjectIdentifier] {
    var (classes, next): ([ObjectIdentifier], AnyClass?) = ([], type(of: object))
    while let current = next {
      classes.append(ObjectIdentifier(current))
      next = _getSuperclass(current)
    }
    return classes
  }
}

extension Simulator {
  package var appearances: AppearanceTemplates { kept { AppearanceTemplates() } }
}

extension View {
  /// Returns whether the view is in instances of some classes, the innermost first.
  fileprivate func isInside(_ containers: [AnyClass]) -> Bool {
    var left = containers[...]
    var responder: Responder? = next
    while let container = left.first, let current = responder {
      if current.isInstance(of: container) { left.removeFirst() }
      responder = current.next
    }
    return left.isEmpty
  }
}

extension Responder {
  fileprivate func isInstance(of wanted: AnyClass) -> Bool {
    var next: AnyClass? = type(of: self)
    while let current = next {
      if current == wanted { return true }
      next = _getSuperclass(current)
    }
    return false
  }
}
