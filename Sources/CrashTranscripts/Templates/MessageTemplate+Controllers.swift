import ListCore

extension TranscriptFamily {
  public static let noCommonAncestor = Self("no-common-ancestor")
  public static let subviewOfItself = Self("subview-of-itself")
  public static let hierarchyInconsistency = Self("view-controller-hierarchy")
  public static let stackNotDistinct = Self("navigation-stack-not-distinct")
  public static let pushedTwice = Self("pushed-twice")
  public static let pushedContainer = Self("pushed-container")
  public static let poppedToMissing = Self("popped-to-missing-controller")
  public static let presentedTwice = Self("presented-twice")
  public static let popoverWithoutSource = Self("popover-without-source")
  public static let alertContents = Self("alert-contents")
  public static let managedBar = Self("managed-bar")
  public static let foreignTab = Self("foreign-tab")
  public static let delegateOfScrolling = Self("delegate-of-scrolling")
  public static let noView = Self("no-view")
}

// Messages about views and controllers around a list. HeadlessKit raises the same exceptions, and
// explains them without a replay: there are no counts.
extension MessageTemplate {
  /// The messages of misused views and controllers. (crash families H)
  static let controllers: [MessageTemplate] = hierarchies + stacks + presentations + bars

  private static let hierarchies: [MessageTemplate] = [
    misuse(
      .noCommonAncestor,
      """
      Unable to activate constraint with anchors \(text: .object) because they have no common \
      ancestor.
      """,
      tail: """
         Does the constraint or its anchors reference items in different view hierarchies? \
        That's illegal.
        """, .noCommonAncestor),
    misuse(.subviewOfItself, "Can't add self as subview", .subviewOfItself),
    misuse(
      .hierarchyInconsistency,
      """
      child view controller:\(object: .object) should have parent view controller:\
      \(object: .view) but requested parent is:\(object: .otherAttributes)
      """,
      .inconsistentParent(
        "the child view controller", parent: "one view controller", requested: "another one")),
    misuse(
      .hierarchyInconsistency,
      """
      A view can only be associated with at most one view controller at a time! View \
      \(object: .view) is associated with \(object: .object). Clear this association before \
      associating this view with \(object: .otherAttributes).
      """, .sharedView("", of: "another view controller", requested: "")),
    misuse(
      .noView, "-[UIViewController loadView] \(object: .object) has set no view.",
      .noView("the view controller")),
    misuse(
      .delegateOfScrolling,
      "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate.",
      .delegateOfScrolling),
  ]

  private static let stacks: [MessageTemplate] = [
    misuse(
      .stackNotDistinct,
      "All view controllers in a navigation controller must be distinct (\(words: .detail)",
      .notDistinct([])),
    misuse(
      .pushedTwice,
      """
      is pushing the same view controller instance (\(object: .object)) more than \
      once which is not supported and is most likely an error in the application : \
      \(words: .detail)
      """, .pushedTwice("The view controller", by: "", bundle: "")),
    misuse(
      .pushedTwice,
      "Pushing the same view controller instance more than once is not supported",
      tail: " (\(object: .object))", .pushedTwice("The view controller", by: "", bundle: "")),
    misuse(
      .pushedContainer, "Pushing a navigation controller is not supported", .pushedNavigation),
    misuse(
      .pushedContainer,
      "Split View Controllers cannot be pushed to a Navigation Controller \(object: .object)",
      .pushedSplitView("")),
    misuse(
      .poppedToMissing, "Tried to pop to a view controller that doesn't exist.", .notOnStack),
  ]

  private static let presentations: [MessageTemplate] = [
    misuse(
      .presentedTwice,
      """
      Application tried to present modally a view controller \(object: .object) that is already \
      being presented by \(object: .view).
      """, .presentedTwice("the view controller", presenter: "A view controller")),
    misuse(
      .presentedTwice,
      """
      Application tried to present modal view controller on itself. Presenting controller is \
      \(object: .object).
      """, .presentsItself("")),
    misuse(
      .popoverWithoutSource,
      """
      Your application has presented a UIAlertController (\(object: .object)) of style \
      UIAlertControllerStyleActionSheet from \(words: .detail)
      """, .actionSheetWithoutSource("", presenter: "", presenterClass: "")),
    misuse(
      .popoverWithoutSource,
      """
      UIPopoverPresentationController (\(object: .object)) should have a non-nil sourceView or \
      barButtonItem set before the presentation occurs.
      """, .popoverWithoutSource("")),
    misuse(
      .alertContents,
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
      .secondCancelAction),
    misuse(
      .alertContents,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert",
      .textFieldInActionSheet),
    misuse(
      .alertContents,
      "The preferred action must be one of the actions of the alert controller",
      .foreignPreferredAction),
    misuse(
      .alertContents, "Actions added to UIAlertController must have a title", .actionWithoutTitle),
    misuse(
      .alertContents, "UIAlertController must have a title, a message or an action to display",
      .emptyAlert),
  ]

  private static let bars: [MessageTemplate] = [
    misuse(
      .managedBar,
      "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.",
      .controlledTabBarDelegate),
    misuse(
      .managedBar,
      "Cannot manually set the delegate on a UINavigationBar managed by a controller.",
      .controlledNavigationBarDelegate),
    misuse(
      .foreignTab,
      """
      -[UITabBarController setSelectedViewController:] only a view controller in the tab bar \
      controller's list of view controllers can be selected.
      """, .foreignSelection),
  ]

  private static func misuse(
    _ family: TranscriptFamily, _ pattern: MessagePattern, tail: MessagePattern? = nil,
    _ fault: ControllerFault
  ) -> MessageTemplate {
    misuse(family, pattern, tail: tail, fault.advice)
  }

  private static func misuse(
    _ family: TranscriptFamily, _ pattern: MessagePattern, tail: MessagePattern? = nil,
    _ advice: Advice
  ) -> MessageTemplate {
    MessageTemplate(family, nil, pattern, tail: tail, obstacle: .misuse, advice: advice)
  }
}

extension Advice {
  fileprivate static let noCommonAncestor = Advice(
    cause: """
      A constraint was activated before one of its views was added: at that moment the two views \
      were not in one hierarchy.
      """,
    repair: "Add the views first, then activate the constraints.",
    swiftCode: """
      view.addSubview(label)
      NSLayoutConstraint.activate([label.topAnchor.constraint(equalTo: view.topAnchor)])
      """)

  fileprivate static let subviewOfItself = Advice(
    cause: """
      A view was added to itself or to a view inside it: often the view of a controller that was \
      pushed or shown twice during a transition.
      """,
    repair: "Add the view to another one, and start one transition after the other has ended.",
    swiftCode: "guard navigationController.transitionCoordinator == nil else { return }")

  fileprivate static let delegateOfScrolling = Advice(
    cause: "The delegate of a scroll view's own panGestureRecognizer was set.",
    repair: """
      Subclass the scroll view and override gestureRecognizerShouldBegin, or add a recogniser of \
      your own.
      """,
    swiftCode: "scrollView.addGestureRecognizer(ownRecognizer)")
}
