/// The elements and attributes of interface documents that are known: those that have an effect or are
/// kept, and those that are ignored, with the reason.
///
/// The lists follow counts of the documents of many apps. What is in no list is reported by
/// `Playground interface`; an unknown object is a line on the console when it is loaded.
enum DocumentVocabulary {
  /// Returns what a document has that is in no list, as `element@attribute`, in alphabetic order. An
  /// unknown element without attributes is `element@`.
  static func unknown(in document: InterfaceDocument) -> [String] {
    var unknown: Set<String> = []
    document.root.forEach { element in
      let known = attributes[element.name]
      if known == nil, element.attributes.isEmpty { unknown.insert(element.name + "@") }
      for attribute in element.attributes.keys where !isKnown(attribute, known) {
        unknown.insert("\(element.name)@\(attribute)")
      }
    }
    return unknown.sorted()
  }

  private static func isKnown(_ attribute: String, _ known: Set<String>?) -> Bool {
    guard let known else { return false }
    return known.contains(attribute) || ofAll.contains(attribute)
  }

  /// The attributes of any element: its identity, its class, and the property that it is the value of.
  private static let ofAll: Set<String> = [
    "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider",
  ]

  /// The known attributes by element.
  private static let attributes: [String: Set<String>] = {
    var result: [String: Set<String>] = [:]
    for line in (used + "\n" + ignored.map(\.names).joined(separator: "\n")).split(separator: "\n")
    {
      let words = line.split(separator: " ").map(String.init)
      guard let first = words.first else { continue }
      let elements = first.dropLast().split(separator: ",").map(String.init)
      var own: Set<String> = []
      for word in words.dropFirst() {
        own.formUnion(groups[word] ?? [word])
      }
      for element in elements { result[element, default: []].formUnion(own) }
    }
    return result
  }()

  /// Attributes that many elements have.
  private static let groups: [String: Set<String>] = [
    "VIEW": words(
      """
      alpha ambiguous appearanceType autoresizesSubviews clearsContextBeforeDrawing clipsSubviews
      contentMode fixedFrame hidden horizontalCompressionResistancePriority horizontalHuggingPriority
      insetsLayoutMarginsFromSafeArea misplaced multipleTouchEnabled opaque
      placeholderIntrinsicHeight placeholderIntrinsicWidth preservesSuperviewLayoutMargins
      restorationIdentifier semanticContentAttribute tag translatesAutoresizingMaskIntoConstraints
      userInteractionEnabled verticalCompressionResistancePriority verticalHuggingPriority
      """),
    "CONTROL": words(
      "contentHorizontalAlignment contentVerticalAlignment enabled highlighted selected"),
    "SCROLL": words(
      """
      alwaysBounceHorizontal alwaysBounceVertical bounces bouncesZoom canCancelContentTouches
      contentInsetAdjustmentBehavior delaysContentTouches directionalLockEnabled indicatorStyle
      keyboardDismissMode maximumZoomScale minimumZoomScale pagingEnabled scrollEnabled
      showsHorizontalScrollIndicator showsVerticalScrollIndicator
      """),
    "CONTROLLER": words(
      """
      automaticallyAdjustsScrollViewInsets definesPresentationContext
      extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed modalPresentationStyle
      modalTransitionStyle providesPresentationContextTransitionStyle restorationIdentifier
      sceneMemberID storyboardIdentifier title useStoryboardIdentifierAsRestorationIdentifier
      """),
    "ITEM": words("catalog enabled image landscapeImage tag title"),
    "GESTURE": words("cancelsTouchesInView delaysTouchesBegan enabled"),
  ]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
