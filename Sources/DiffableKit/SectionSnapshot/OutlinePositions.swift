import Foundation

/// The positions of the nodes of an outline, computed on demand.
///
/// Copies of an outline share this object, on any thread, so it has a lock.
final class OutlinePositions: @unchecked Sendable {
  private let lock = NSLock()
  private var positions: [Int32] = []

  /// Returns the position of a node among all nodes of the outline.
  func position(of node: Outline.Node, in outline: Outline) -> Int {
    lock.withLock {
      if positions.isEmpty {
        positions = Array(repeating: 0, count: outline.nodeLimit)
        for (position, node) in outline.nodes(under: Outline.top).enumerated() {
          positions[Int(node)] = Int32(position)
        }
      }
      return Int(positions[Int(node)])
    }
  }

  /// Discards the positions. Only the single outline that owns this object may call it.
  func forget() {
    positions.removeAll(keepingCapacity: true)
  }
}
