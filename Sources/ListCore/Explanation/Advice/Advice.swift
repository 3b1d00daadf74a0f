/// The cause of a crash or a warning, and the code to write instead.
///
/// The cause of an invalid batch is computed from its numbers; see ``Diagnosis``. Every other fault
/// has one cause and one remedy.
public struct Advice: Hashable, Sendable {
  /// The cause, in one or two sentences.
  public let cause: String
  /// The remedy, in one sentence.
  public let repair: String
  /// The remedy as Swift code for UIKit.
  public let swiftCode: String

  /// Creates advice.
  public init(cause: String, repair: String, swiftCode: String) {
    self.cause = cause
    self.repair = repair
    self.swiftCode = swiftCode
  }
}

extension ListFault {
  /// The cause of the crash and its remedy; `nil` for a batch, which has a ``Diagnosis``, and for a
  /// misuse, which its reason explains.
  public var advice: Advice? {
    switch self {
    case .update, .misuse: nil
    case .cell(let fault): fault.advice
    case .query(let fault): fault.advice
    case .layout(let fault): fault.advice
    case .snapshot(let fault): fault.advice
    }
  }
}

/// The form in which messages name identifiers, whose descriptions may have any length.
enum Mention {
  /// Returns an identifier, shortened to one line.
  static func one(_ identifier: String) -> String {
    let line = identifier.prefix { !$0.isNewline }
    guard line.count < identifier.count || line.count > longest else { return identifier }
    return line.prefix(longest) + "…"
  }

  /// Returns a list of identifiers, without the last ones if there are many.
  static func all(_ identifiers: [String]) -> String {
    guard identifiers.count > most else {
      return identifiers.map(one).joined(separator: ", ")
    }
    return identifiers.prefix(most - 1).map(one).joined(separator: ", ")
      + " and \(identifiers.count - most + 1) more"
  }

  private static let longest = 60
  private static let most = 5
}

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
