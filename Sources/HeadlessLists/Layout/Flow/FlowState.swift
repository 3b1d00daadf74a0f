import Foundation
import ListCore

/// The values that a flow layout requested and computed in its last preparation.
struct FlowState {
  /// The positions of all elements; `nil` if there is no space.
  var geometry: FlowGeometry?
  /// Whether the geometry has to be computed since the last preparation.
  var isStale = false
  /// The values that were requested for the sections; `nil` if they have to be requested again.
  var sections: [FlowSection]?
  /// The preferred sizes of cells.
  var measured = MeasuredSizes()
}

/// The preferred sizes of cells, by their items.
struct MeasuredSizes {
  private var sizes: [ItemPath: CGSize] = [:]
  private var sum = CGSize.zero

  /// The preferred size of an item's cell.
  subscript(path: ItemPath) -> CGSize? {
    get { sizes[path] }
    set {
      sum = sum.adding(sizes[path], -1).adding(newValue, 1)
      sizes[path] = newValue
    }
  }

  /// All sizes by item, in no particular order.
  var all: [ItemPath: CGSize] { sizes }

  /// Whether no cell was measured.
  var isEmpty: Bool { sizes.isEmpty }

  /// The average of the measured sizes; `nil` if there are none (behaviour 10.3).
  var average: CGSize? {
    guard !sizes.isEmpty else { return nil }
    let count = CGFloat(sizes.count)
    return CGSize(width: sum.width / count, height: sum.height / count)
  }

  /// Returns whether an item of a section was measured.
  ///
  /// - Complexity: O(*m*), where *m* is the number of measured items.
  func contains(section: Int) -> Bool {
    sizes.keys.contains { $0.section == section }
  }

  /// Removes all sizes.
  mutating func removeAll() {
    self = MeasuredSizes()
  }

  /// Moves the sizes to the positions of their items after an update. Those of deleted and reloaded
  /// items are removed.
  mutating func rebase(by plan: UpdatePlan) {
    let old = sizes
    removeAll()
    for (path, size) in old {
      if let destination = plan.destination(of: path) { self[destination] = size }
    }
  }
}

extension CGSize {
  fileprivate func adding(_ other: CGSize?, _ sign: CGFloat) -> CGSize {
    guard let other else { return self }
    return CGSize(width: width + sign * other.width, height: height + sign * other.height)
  }

  /// Returns whether the difference between two sizes is too small to be visible.
  func isNearly(_ other: CGSize) -> Bool {
    abs(width - other.width) < 0.001 && abs(height - other.height) < 0.001
  }
}
