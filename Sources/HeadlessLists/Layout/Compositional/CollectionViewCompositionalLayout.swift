import Foundation
import ListCore

/// Returns the definition of a section of a compositional layout.
///
/// Counterpart: `UICollectionViewCompositionalLayoutSectionProvider`.
public typealias CollectionViewCompositionalLayoutSectionProvider = (
  _ section: Int, _ layoutEnvironment: any CollectionLayoutEnvironment
) -> CollectionLayoutSection?

/// A layout that consists of sections, which consist of groups, which consist of items.
///
/// Groups of equal size are laid out by arithmetic: a hundred thousand items cost as much as ten.
/// Views of an estimated size are asked for their preferred size when they are displayed (behaviour
/// 10.3).
///
/// Counterpart: `UICollectionViewCompositionalLayout`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionViewCompositionalLayout: CollectionViewLayout {
  /// The values that the last preparation requested and computed.
  var state = CompositionalState()
  let sectionProvider: CollectionViewCompositionalLayoutSectionProvider
  /// The properties of the whole layout. Setting them invalidates the layout; changing a property
  /// of the configuration object does not.
  open var configuration: CollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  /// Creates a layout in which all sections have the same definition.
  public init(section: CollectionLayoutSection) {
    sectionProvider = { _, _ in section }
    configuration = CollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout in which all sections have the same definition.
  public init(
    section: CollectionLayoutSection,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    sectionProvider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout that requests each of its sections whenever the data or the available size
  /// changes.
  public init(sectionProvider: @escaping CollectionViewCompositionalLayoutSectionProvider) {
    self.sectionProvider = sectionProvider
    configuration = CollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout that requests each of its sections whenever the data or the available size
  /// changes.
  public init(
    sectionProvider: @escaping CollectionViewCompositionalLayoutSectionProvider,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Returns `nil`: archives are not simulated.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Prepares the layout. Sections are only requested when their positions are needed.
  open override func prepare() {
    super.prepare()
    state.isStale = true
  }

  open override var collectionViewContentSize: CGSize { currentGeometry?.contentSize ?? .zero }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    attributesOfElements(in: rect)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    ItemPath(indexPath).flatMap { attributes(ofItem: $0) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    attributes(ofSupplementary: elementKind, at: indexPath)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    attributes(ofDecoration: elementKind, at: indexPath)
  }

  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    note(context)
    super.invalidateLayout(with: context)
  }

  /// Returns whether new bounds change the available size, or the position of elements that follow
  /// the bounds.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    changesRoom(newBounds) || (followsBounds && newBounds != collectionView?.bounds)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> CollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if !changesRoom(newBounds) { context.invalidateItems(at: []) }
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    state.isNews
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    contextOfMeasurement(
      super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes),
      preferredAttributes)
  }

  // MARK: For the view

  override func asksForPreferredAttributes(of attributes: CollectionViewLayoutAttributes) -> Bool {
    isAsked(CollectionElement(attributes))
  }

  override func flexibleSides(
    of attributes: CollectionViewLayoutAttributes
  ) -> CollectionLayoutSize.Sides {
    askedSides(of: CollectionElement(attributes))
  }

  override func follow(_ plan: UpdatePlan) {
    state.rebase(by: plan)
  }

  override func insetsDidChange() {
    if let view = collectionView, changesRoom(view.bounds) { invalidateLayout() }
  }

  override func isUnmeasured(_ attributes: CollectionViewLayoutAttributes) -> Bool {
    let element = CollectionElement(attributes)
    return measuredSize(of: element) == nil && isAsked(element)
  }

  override func didMeasure(_ preferred: CollectionViewLayoutAttributes) {
    note(preferred.size, of: CollectionElement(preferred))
  }

  override func isList(_ attributes: CollectionViewLayoutAttributes) -> Bool {
    guard let section = attributes.indexPath.first, let sections = currentGeometry?.sections,
      sections.indices.contains(section)
    else { return false }
    return sections[section].definition.list != nil
  }

  override func willScroll(to indexPath: IndexPath, _ position: CollectionView.ScrollPosition) {
    if let path = ItemPath(indexPath) { scrollSection(to: path, position) }
  }

  package override func swipeActions(
    _ edge: Simulator.SwipeEdge, at indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    listSwipeActions(edge, at: indexPath)
  }
}

/// The properties of a whole compositional layout.
///
/// Counterpart: `UICollectionViewCompositionalLayoutConfiguration`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which the content scrolls.
  open var scrollDirection = CollectionView.ScrollDirection.vertical
  /// The distance between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The boundary items before and after all sections. Their index path is `[0]`.
  open var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// The reference of insets. The default is the safe area.
  open var contentInsetsReference = ContentInsetsReference.safeArea

  /// Creates a configuration of a layout that scrolls vertically.
  public override init() {
    super.init()
  }
}
