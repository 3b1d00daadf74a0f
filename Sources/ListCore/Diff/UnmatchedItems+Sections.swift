extension UnmatchedItems {
  /// Pairs equal unmatched items of all sections by their hashes.
  ///
  /// The items are copied from their sections into contiguous memory.
  @inlinable
  func pair<Section, Item: Hashable>(
    _ before: [ListSection<Section, Item>], with after: [ListSection<Section, Item>]
  ) {
    let sourceItems = Self.gather(sources, count: sourceCount, of: before)
    let targetItems = Self.gather(targets, count: targetCount, of: after)
    let ordinals = Array(0..<Int32(max(sourceCount, targetCount)))
    sourceItems.withUnsafeBufferPointer { sourceItems in
      targetItems.withUnsafeBufferPointer { targetItems in
        ordinals.withUnsafeBufferPointer { ordinals in
          guard let sourceItems = sourceItems.baseAddress,
            let targetItems = targetItems.baseAddress, let ordinals = ordinals.baseAddress
          else { return }
          pair(sourceItems, at: ordinals, with: targetItems, at: ordinals)
        }
      }
    }
  }

  /// Copies items from their sections.
  @inlinable
  static func gather<Section, Item>(
    _ positions: UnsafePointer<Int32>, count: Int, of sections: [ListSection<Section, Item>]
  ) -> ContiguousArray<Item> {
    ContiguousArray(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      guard let copies = buffer.baseAddress else { return }
      var index = 0
      var start = 0
      for section in sections {
        let end = start + section.items.count
        section.items.withUnsafeBufferPointer { items in
          guard let items = items.baseAddress else { return }
          while index < count, positions[index] < end {
            (copies + index).initialize(to: items[Int(positions[index]) &- start])
            index &+= 1
          }
        }
        start = end
      }
      initializedCount = count
    }
  }
}
