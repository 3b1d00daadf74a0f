import Foundation
import ListCore

/// What a flow layout learnt and computed in its last preparation.
struct FlowState {
  /// Where everything is; `nil` where there is no room.
  var geometry: FlowGeometry?
  /// Whether the geometry is still to be computed since the last preparation.
  var isStale = false
  /// What the layout was told about the sections; `nil` when it must ask again.
  var sections: [FlowSection]?
  /// The sizes that cells asked for.
  var measured = MeasuredSizes()
}

/// The sizes that cells asked for, by their items.
struct MeasuredSizes {
  private var sizes: [ItemPath: CGSize] = [:]
  private var sum = CGSize.zero

  /// The size that an item's cell asked for.
  subscript(path: ItemPath) -> CGSize? {
    get { sizes[path] }
    set {
      sum = sum.adding(sizes[path], -1).adding(newValue, 1)
      sizes[path] = newValue
    }
  }

  /// Every size, by item, in no order.
  var all: [ItemPath: CGSize] { sizes }

  /// Whether no cell was measured.
  var isEmpty: Bool { sizes.isEmpty }

  /// What the measured cells asked for on average; `nil` if there are none (behaviour 10.3).
  var average: CGSize? {
    guard !sizes.isEmpty else { return nil }
    let count = CGFloat(sizes.count)
    return CGSize(width: sum.width / count, height: sum.height / count)
  }

  /// Whether an item of a section was measured.
  ///
  /// - Complexity: O(*m*), where *m* is the number of measured items.
  func contains(section: Int) -> Bool {
    sizes.keys.contains { $0.section == section }
  }

  /// Forgets every size.
  mutating func removeAll() {
    self = MeasuredSizes()
  }

  /// Follows items to where an update took them; those deleted and reloaded are forgotten.
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

  /// Whether two sizes differ by less than can be seen.
  func isNearly(_ other: CGSize) -> Bool {
    abs(width - other.width) < 0.001 && abs(height - other.height) < 0.001
  }
}
