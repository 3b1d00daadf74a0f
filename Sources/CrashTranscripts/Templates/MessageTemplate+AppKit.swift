import ListCore

extension TranscriptFamily {
  public static let dequeueAppKitItem = Self("dequeue-appkit-item")
  public static let nsTableViewIndex = Self("nstableview-index")
}

// Crash families F: recognised, but not replayed.
extension MessageTemplate {
  /// The messages of AppKit's lists.
  static let appKit: [MessageTemplate] =
    ["inserting", "removing", "moving", "inserting/removing/moving"].map { verb in
      MessageTemplate(
        .nsTableViewIndex, .table,
        "NSTableView error \(verb) row \(.item) (numberOfRows: \(.before)).",
        obstacle: .notSimulated(.appKit))
    } + [
      MessageTemplate(
        .nsTableViewIndex, .table,
        """
        NSTableView Error: Insert/remove/move only works within a -beginUpdates/-endUpdates block \
        or a View Based TableView.
        """, obstacle: .notSimulated(.appKit)),
      MessageTemplate(
        .dequeueAppKitItem, .collection,
        """
        could not dequeue an item of kind: \(text: .elementKind) with identifier \
        \(text: .identifier) - must register a nib or a class for the identifier, or name a nib or \
        class to match the identifier
        """, obstacle: .notSimulated(.appKit),
        unsimulated: { .appKitItemNotRegistered(identifier: try $0.text(.identifier)) }),
    ]
}
