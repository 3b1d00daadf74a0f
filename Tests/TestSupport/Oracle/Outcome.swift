import ListCore

/// The complete effect of a legal batch as one value, from a plan or from the oracle.
public struct Outcome: Equatable, Sendable {
  public var itemFates: [[ItemFate]] = []
  public var itemOrigins: [[ItemPath?]] = []
  public var itemDestinations: [[ItemPath?]] = []
  public var sectionFates: [SectionFate] = []
  public var sectionOrigins: [Int?] = []
  public var sectionDestinations: [Int?] = []

  public var deletedItems: [ItemPath] = []
  public var insertedItems: [ItemPath] = []
  public var reloadedItems: [ItemTransition] = []
  public var movedItems: [ItemTransition] = []
  public var deletedSections: [Int] = []
  public var insertedSections: [Int] = []
  public var reloadedSections: [SectionTransition] = []
  public var movedSections: [SectionTransition] = []
  public var doublyAnimatedItems: [ItemPath] = []
  public var advice: [UpdateAdvice] = []

  public init() {}
}

extension Outcome {
  /// Creates the outcome of a plan by querying it for every item and every section on both sides.
  public init(_ plan: UpdatePlan) {
    for section in 0..<plan.before.sectionCount {
      let items = (0..<plan.before[section]).map { ItemPath(item: $0, section: section) }
      itemFates.append(items.map(plan.fate))
      itemDestinations.append(items.map(plan.destination))
      sectionFates.append(plan.fate(ofSection: section))
      sectionDestinations.append(plan.destination(ofSection: section))
    }
    for section in 0..<plan.after.sectionCount {
      let items = (0..<plan.after[section]).map { ItemPath(item: $0, section: section) }
      itemOrigins.append(items.map(plan.origin))
      sectionOrigins.append(plan.origin(ofSection: section))
    }
    deletedItems = plan.deletedItems
    insertedItems = plan.insertedItems
    reloadedItems = plan.reloadedItems
    movedItems = plan.movedItems
    deletedSections = plan.deletedSections
    insertedSections = plan.insertedSections
    reloadedSections = plan.reloadedSections
    movedSections = plan.movedSections
    doublyAnimatedItems = plan.doublyAnimatedItems
    advice = plan.advice
  }
}
