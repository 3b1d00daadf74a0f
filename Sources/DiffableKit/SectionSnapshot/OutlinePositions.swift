import Foundation

/// The places of the nodes of an outline, worked out when somebody asks.
///
/// Copies of an outline share this object, on any thread, hence the lock.
final class OutlinePositions: @unchecked Sendable {
  private let lock = NSLock()
  private var positions: [Int32] = []

  /// The place of a node among all nodes of the outline.
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

  /// Drops what is known. Only for the one outline that owns this object.
  func forget() {
    positions.removeAll(keepingCapacity: true)
  }
}
