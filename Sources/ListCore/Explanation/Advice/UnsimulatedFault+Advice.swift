extension UnsimulatedFault {
  /// The cause of the crash and its remedy.
  public var advice: Advice {
    switch self {
    case .twoAnimationsForSectionView(let kind):
      Advice(
        cause: "A section's \(kind.rawValue) was part of two operations of one update.",
        repair: "Reload sections in an update of their own.",
        swiftCode: "tableView.reloadSections(IndexSet(integer: section), with: .automatic)")
    case .cellAnimationFraction:
      Advice(
        cause: "Often a second update begins while the animations of the first are in progress.",
        repair: "Begin the next update in the completion handler of the first.",
        swiftCode: "tableView.performBatchUpdates(updates) { _ in self.next() }")
    case .missingPlaceholderContext(let path):
      Advice(
        cause: "The placeholder of a drop at \(path) was lost by a reload.",
        repair: "Do not call reloadData() while placeholders are shown.",
        swiftCode: "if !tableView.hasUncommittedUpdates { tableView.reloadData() }")
    case .deallocatedDuringUpdate(let kind, _):
      Advice(
        cause: "The \(kind.viewNoun) was deallocated while an update was in progress.",
        repair: "Retain the view until the update has completed.",
        swiftCode: "view.performBatchUpdates(updates) { _ in view.removeFromSuperview() }")
    case .invalidNib(let identifier):
      Advice(
        cause: """
          The nib for "\(identifier)" has no top-level object, more than one, or one that is not \
          a reusable view.
          """,
        repair: "Leave one reusable view at the top level of the nib.",
        swiftCode: """
          collectionView.register(
            UINib(nibName: "Cell", bundle: nil), forCellWithReuseIdentifier: "\(identifier)")
          """)
    case .appKitItemNotRegistered(let identifier):
      Advice(
        cause: "No class and no nib is registered for the item \"\(identifier)\".",
        repair: "Register a class for the identifier.",
        swiftCode: """
          collectionView.register(
            Item.self, forItemWithIdentifier: NSUserInterfaceItemIdentifier("\(identifier)"))
          """)
    }
  }
}
