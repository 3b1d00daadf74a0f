import ListCore

extension TranscriptFamily {
  public static let missingOutlet = Self("outlet-of-missing-property")
  public static let missingNib = Self("missing-nib")
  public static let unknownClass = Self("unknown-class")
  public static let missingScene = Self("missing-scene")
  public static let repeatedOutlet = Self("outlet-of-repeating-content")
}

// Messages about the storyboards and nibs that lists and cells are loaded from.
extension MessageTemplate {
  /// Messages of files and the classes that they name.
  static let files: [MessageTemplate] =
    [
      "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key",
      "setValue:forUndefinedKey:",
    ].map { file(.missingOutlet, $0, tail: " \(words: .detail)", .connectedToNothing) }
    + [
      neighbour(
        .missingOutlet, nil, "this class is not key value coding-compliant for the key",
        tail: " \(words: .detail)", .connectedToNothing, needsList: true),
      file(
        .missingNib, "Could not load NIB in bundle", tail: ": \(words: .detail)", .nibNotInBundle),
      file(
        .unknownClass, "Unknown class \(text: .className) in Interface Builder file",
        .classNotInModule),
      file(
        .missingScene, "doesn't contain a view controller with identifier",
        tail: " \(words: .detail)", .otherScene),
      file(
        .missingScene, "Could not find a storyboard named", tail: " \(words: .detail)", .otherScene),
      file(.missingScene, "has no segue with identifier", tail: " \(words: .detail)", .otherSegue),
      file(
        .repeatedOutlet, "Outlets cannot be connected to repeating content", .outletInController),
      file(
        .nibIdentifierMismatch, "view reuse identifier in nib", tail: " \(words: .detail)",
        .oneIdentifier),
    ]
    + [("UITableViewController", ListKind.table), ("UICollectionViewController", .collection)].map {
      name, kind in
      neighbour(
        .controllerWithoutList, kind, "-[\(name) loadView] loaded the",
        tail: " \(words: .detail)", .listAtRoot(kind))
    }

  private static func file(
    _ family: TranscriptFamily, _ pattern: MessagePattern, tail: MessagePattern? = nil,
    _ advice: Advice
  ) -> MessageTemplate {
    neighbour(family, nil, pattern, tail: tail, advice)
  }
}

extension Advice {
  fileprivate static let connectedToNothing = Advice(
    cause: """
      The storyboard or the nib connects an outlet to a property that the object does not have: the \
      property was renamed or removed, lacks @IBOutlet, or the scene, the cell or the File's Owner \
      has another class than the one with the property.
      """,
    repair: """
      Remove the connection that Interface Builder marks with a warning, or set the custom class, \
      and connect the outlet again.
      """,
    swiftCode: "@IBOutlet weak var titleLabel: UILabel?  // in the class of the scene or the cell")

  fileprivate static let nibNotInBundle = Advice(
    cause: """
      The nib is not in that bundle under that name: it is spelled otherwise, is not a member of the \
      app's target, is in the bundle of a framework or package, or the cell has no nib at all.
      """,
    repair: "Use the file's exact name and its own bundle; register the class if there is no nib.",
    swiftCode: """
      tableView.register(
        UINib(nibName: "Cell", bundle: Bundle(for: Cell.self)), forCellReuseIdentifier: identifier)
      """)

  fileprivate static let classNotInModule = Advice(
    cause: """
      The storyboard or the nib names a class that the app does not have: it was renamed, is in \
      another module than the file says, or its source is not in the target. A plain view of UIKit \
      is created instead, and its outlets and casts fail.
      """,
    repair: "Set the class and the module again in the identity inspector.",
    swiftCode: """
      @objc(Cell)  // a name without a module, for older files
      class Cell: UITableViewCell {}
      """)

  fileprivate static let otherScene = Advice(
    cause: """
      No scene of that storyboard has the identifier, or there is no storyboard of that name in the \
      bundle: it is spelled otherwise, was set as the restoration identifier, or is in another file.
      """,
    repair: "Set the Storyboard ID of the scene to the identifier that the code uses.",
    swiftCode: "let storyboard = UIStoryboard(name: \"Main\", bundle: nil)")

  fileprivate static let otherSegue = Advice(
    cause: """
      The controller has no segue with the identifier: it is spelled otherwise, starts at another \
      scene or at a cell, or the controller was not created from the storyboard.
      """,
    repair: "Draw the segue from the controller itself, and give it the identifier.",
    swiftCode: "performSegue(withIdentifier: identifier, sender: self)")

  fileprivate static let outletInController = Advice(
    cause: """
      A view inside a prototype cell is connected to an outlet of the controller: there is one view \
      for each cell, and only one outlet.
      """,
    repair: "Give the cell a class of its own, and connect the outlet to that.",
    swiftCode: """
      class Cell: UITableViewCell {
        @IBOutlet weak var titleLabel: UILabel?
      }
      """)

  fileprivate static let oneIdentifier = Advice(
    cause: "The nib gives its cell a reuse identifier, and another one is registered for it.",
    repair: "Use one identifier in both places, or leave the one of the nib empty.",
    swiftCode: """
      tableView.register(
        UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: identifier)
      """)

  fileprivate static func listAtRoot(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The controller's class is a list controller, but the root view of its scene or nib is not a \
        \(kind.viewNoun).
        """,
      repair: """
        Make the \(kind.viewNoun) the root view, or derive the class from UIViewController and \
        connect the list to an outlet.
        """,
      swiftCode: """
        class ListController: UIViewController {
          @IBOutlet weak var list: \(kind.className)?
        }
        """)
  }
}
