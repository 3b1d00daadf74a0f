extension Adapter {
  /// Lets the delays of an app follow the simulator's clock.
  ///
  /// `DispatchQueue.main.asyncAfter`, `Task.sleep` and timers with a block are replaced by functions
  /// that take the same arguments. A test's own delays are left alone: they wait for the system.
  func adaptDelays(_ draft: inout Draft) {
    let file = draft.file
    guard !file.imports.contains(where: { ["XCTest", "Testing"].contains($0.module) }) else {
      return
    }
    for index in file.tokens.indices where file.isName(index) {
      guard let open = file.next(after: index), file[open] == "(",
        let new = delay(named: index, labels: file.labels(in: open))
      else { continue }
      draft.replace(index...index, by: new)
      draft.need("import UIKit", of: "UIKit")
    }

    /// Returns the new name of a function, if it is one of the delays.
    func delay(named index: Int, labels: [String]) -> String? {
      switch (file[index], file.receiver(of: index)) {
      case ("asyncAfter", ["DispatchQueue", "main"]) where labels.first == "deadline":
        isSystem("DispatchQueue") ? "asyncAfterOnSimulator" : nil
      case ("sleep", ["Task"]) where labels == ["for"] || labels == ["nanoseconds"]:
        isSystem("Task") ? "sleepOnSimulator" : nil
      case ("scheduledTimer", ["Timer"]) where labels.first == "withTimeInterval":
        isSystem("Timer") ? "scheduledOnSimulator" : nil
      case ("Timer", []) where Self.labelsOfTimers.contains(labels):
        isSystem("Timer") ? "Timer.onSimulator" : nil
      case ("cancelPreviousPerformRequests", let receiver)
      where labels == ["withTarget"] && receiver != ["?"]:
        "cancelPerformRequestsOnSimulator"
      case ("add", ["RunLoop", "main"]) where labels == ["", "forMode"]:
        isSystem("Timer") ? "addOnSimulator" : nil
      case ("add", ["RunLoop", "current"]) where labels == ["", "forMode"]:
        isSystem("Timer") ? "addOnSimulator" : nil
      default: nil
      }
    }
  }

  /// The labels of the initializers of timers.
  private static let labelsOfTimers: Set<[String]> = [
    ["timeInterval", "repeats"], ["timeInterval", "repeats", "block"],
    ["fire", "interval", "repeats"], ["fire", "interval", "repeats", "block"],
    ["timeInterval", "target", "selector", "userInfo", "repeats"],
    ["fireAt", "interval", "target", "selector", "userInfo", "repeats"],
  ]

  /// Returns whether a name is the system's, and not a type of the target.
  private func isSystem(_ name: String) -> Bool { !vocabulary.declares(name) }
}

extension SourceFile {
  /// Returns the names before a name and its points: `["RunLoop", "main"]` for `RunLoop.main.add`.
  ///
  /// An expression that is more than names has the receiver `["?"]`.
  fileprivate func receiver(of index: Int) -> [String] {
    let (names, indices) = path(to: index)
    guard let before = previous(before: indices.first ?? index) else { return names }
    // A declaration is no call.
    return ["func", "class", "struct", "enum", "case"].contains(self[before]) ? ["?"] : names
  }

  /// Returns the names before a name and its points, and their indices.
  ///
  /// An expression that is more than names has the one name `?`, and no indices.
  func path(to index: Int) -> (names: [String], indices: [Int]) {
    var indices: [Int] = []
    while let point = previous(before: indices.first ?? index), self[point] == "." {
      guard let name = previous(before: point), isName(name) else { return (["?"], []) }
      indices.insert(name, at: 0)
    }
    return (indices.map { self[$0] }, indices)
  }

  /// Returns the labels of the arguments in parentheses, empty for those without one.
  func labels(in open: Int) -> [String] {
    guard let close = partner(of: open) else { return [] }
    var labels: [String] = []
    var index = next(after: open)
    var isAtStart = true
    while let present = index, present < close {
      if isAtStart {
        let colon = next(after: present)
        labels.append(isName(present) && self[colon] == ":" ? self[present] : "")
        isAtStart = false
      }
      if self[present] == "," { isAtStart = true }
      index = next(after: "([{".contains(self[present]) ? partner(of: present) ?? present : present)
    }
    return labels
  }
}
