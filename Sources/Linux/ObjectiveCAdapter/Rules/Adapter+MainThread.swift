extension Adapter {
  /// Lets an app that asks for the main thread ask for the main queue.
  ///
  /// Swift Testing on Linux runs the main actor on the main queue, but not on the main thread. There
  /// `Thread.isMainThread` is false, so code that asks before `DispatchQueue.main.sync` waits for
  /// itself, and an assertion of it ends the process.
  ///
  /// `Thread.isMainThread`, `Thread.current.isMainThread` and both after `Foundation.` become
  /// `Simulator.isOnMainQueue`. Line breaks and comments between the names stay.
  func adaptMainThread(_ draft: inout Draft) {
    let file = draft.file
    for index in file.tokens.indices where file.isWord("isMainThread", at: index) {
      let (names, indices) = file.path(to: index)
      guard isThreadOfSystem(names), let first = indices.first,
        file[file.previous(before: first)] != "\\"
      else { continue }
      let name = vocabulary.declares("Simulator") ? "UIKit.Simulator" : "Simulator"
      draft.replace(first...first, by: name)
      for middle in indices.dropFirst() { dropWithPoint(before: middle, &draft) }
      draft.replace(index...index, by: "isOnMainQueue")
      draft.need("import UIKit", of: "UIKit")
    }
  }

  /// Returns whether names are those of the system's class or of its current thread.
  private func isThreadOfSystem(_ names: [String]) -> Bool {
    let isQualified = names.first == "Foundation"
    guard isQualified || !declaresItsOwn else { return false }
    return [["Thread"], ["Thread", "current"]].contains(Array(names.dropFirst(isQualified ? 1 : 0)))
  }

  /// Whether the target has a type of that name with such a property. Without the property, as in a
  /// nested type of a forum's threads, only the system's class can be meant.
  private var declaresItsOwn: Bool {
    vocabulary.declares("Thread") && vocabulary.variables.contains("isMainThread")
  }

  private func dropWithPoint(before index: Int, _ draft: inout Draft) {
    if let point = draft.file.previous(before: index) { draft.drop(point) }
    draft.drop(index)
  }
}
