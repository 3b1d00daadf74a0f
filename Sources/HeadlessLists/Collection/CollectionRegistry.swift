import HeadlessControllers

/// The key by which the views of a collection view are found in the reuse pool.
enum CollectionReuseKey: Hashable {
  /// A cell's reuse identifier.
  case cell(String)
  /// A supplementary view's kind and reuse identifier.
  case supplementary(String, String)
  /// A decoration view's kind.
  case decoration(String)

  /// Creates the key of a view that represents an element.
  @MainActor
  init?(_ element: CollectionElement, _ view: CollectionReusableView) {
    switch element {
    case .decoration(let kind, _):
      self = .decoration(kind)
    case .item:
      guard let identifier = view.reuseIdentifier else { return nil }
      self = .cell(identifier)
    case .supplementary(let kind, _):
      guard let identifier = view.reuseIdentifier else { return nil }
      self = .supplementary(kind, identifier)
    }
  }

  /// The kind, as messages name it. (crash families C1)
  var kind: String {
    switch self {
    case .cell: "UICollectionElementKindCell"
    case .supplementary(let kind, _), .decoration(let kind): kind
    }
  }

  /// The reuse identifier; for a decoration view, its kind.
  var identifier: String {
    switch self {
    case .cell(let identifier), .supplementary(_, let identifier): identifier
    case .decoration(let kind): kind
    }
  }
}

/// The classes and nibs from which the views of a collection view are created.
struct CollectionRegistry {
  private var classes: [CollectionReuseKey: CollectionReusableView.Type] = [:]
  private var nibs: [CollectionReuseKey: Nib] = [:]
  /// The registrations that registered themselves. They are retained, so that their identities are
  /// not reused.
  private var tokens: [CollectionReuseKey: RegistrationToken] = [:]

  /// Returns the class of the views of a key.
  func viewClass(for key: CollectionReuseKey) -> CollectionReusableView.Type? { classes[key] }

  /// Returns the class or nib from which the views of a key are created.
  @MainActor func maker(for key: CollectionReuseKey) -> CollectionViewMaker? {
    classes[key].map(CollectionViewMaker.viewClass) ?? nibs[key].map(CollectionViewMaker.nib)
  }

  /// Registers a nib for a key; `nil` unregisters it.
  mutating func setNib(_ nib: Nib?, for key: CollectionReuseKey) {
    setClass(nil, for: key)
    nibs[key] = nib
  }

  /// Registers a class for a key; `nil` unregisters it.
  mutating func setClass(_ viewClass: AnyClass?, for key: CollectionReuseKey) {
    classes[key] = viewClass as? CollectionReusableView.Type
    tokens[key] = nil
    nibs[key] = nil
  }

  /// Adds a registration on its first use (behaviour 4.6).
  mutating func add(
    _ token: RegistrationToken, _ viewClass: CollectionReusableView.Type, _ nib: Nib?,
    for key: CollectionReuseKey
  ) {
    guard tokens[key] == nil else { return }
    classes[key] = nib == nil ? viewClass : nil
    nibs[key] = nib
    tokens[key] = token
  }
}
