import HeadlessControllers

/// What the views of a collection view are known by while they wait to be used again.
enum CollectionReuseKey: Hashable {
  /// A cell's reuse identifier.
  case cell(String)
  /// A supplementary view's kind and reuse identifier.
  case supplementary(String, String)
  /// A decoration view's kind.
  case decoration(String)

  /// The key of a view that stands for an element.
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

  /// The reuse identifier; a decoration view's is its kind.
  var identifier: String {
    switch self {
    case .cell(let identifier), .supplementary(_, let identifier): identifier
    case .decoration(let kind): kind
    }
  }
}

/// What the views of a collection view are made of.
struct CollectionRegistry {
  private var classes: [CollectionReuseKey: CollectionReusableView.Type] = [:]
  private var nibs: [CollectionReuseKey: Nib] = [:]
  /// The registrations that registered themselves; kept so that their identity stays theirs.
  private var tokens: [CollectionReuseKey: RegistrationToken] = [:]

  /// The class of the views of a key.
  func viewClass(for key: CollectionReuseKey) -> CollectionReusableView.Type? { classes[key] }

  /// What makes the views of a key.
  @MainActor func maker(for key: CollectionReuseKey) -> CollectionViewMaker? {
    classes[key].map(CollectionViewMaker.viewClass) ?? nibs[key].map(CollectionViewMaker.nib)
  }

  /// Names the nib of the views of a key; `nil` takes the name back.
  mutating func setNib(_ nib: Nib?, for key: CollectionReuseKey) {
    setClass(nil, for: key)
    nibs[key] = nib
  }

  /// Names the class of the views of a key; `nil` takes the name back.
  mutating func setClass(_ viewClass: AnyClass?, for key: CollectionReuseKey) {
    classes[key] = viewClass as? CollectionReusableView.Type
    tokens[key] = nil
    nibs[key] = nil
  }

  /// Registers a registration, on its first use (behaviour 4.6).
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
