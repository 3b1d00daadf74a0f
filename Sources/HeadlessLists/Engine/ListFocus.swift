// Focus, which nothing gets here, and what lists keep about it and about size, as data.

private final class ListKeepsakes {
  var remembersFocus = false
  var allowsFocus = false
  var selectionFollowsFocus = false
  var separatorEffect: VisualEffect?
}

extension TableView {
  private var keepsakes: ListKeepsakes { keptStates.value { ListKeepsakes() } }

  /// Whether focus comes back to the row that had it. It is kept: nothing gets focus here.
  public var remembersLastFocusedIndexPath: Bool {
    get { keepsakes.remembersFocus }
    set { keepsakes.remembersFocus = newValue }
  }
  /// Whether rows get focus. It is kept: nothing gets focus here.
  public var allowsFocus: Bool {
    get { keepsakes.allowsFocus }
    set { keepsakes.allowsFocus = newValue }
  }
  /// Whether a row is selected when it gets focus. It is kept: nothing gets focus here.
  public var selectionFollowsFocus: Bool {
    get { keepsakes.selectionFollowsFocus }
    set { keepsakes.selectionFollowsFocus = newValue }
  }
  /// What lies over the lines between rows. It is kept.
  public var separatorEffect: VisualEffect? {
    get { keepsakes.separatorEffect }
    set { keepsakes.separatorEffect = newValue }
  }
}

extension CollectionView {
  private var keepsakes: ListKeepsakes { keptStates.value { ListKeepsakes() } }

  /// Whether focus comes back to the item that had it. It is kept: nothing gets focus here.
  public var remembersLastFocusedIndexPath: Bool {
    get { keepsakes.remembersFocus }
    set { keepsakes.remembersFocus = newValue }
  }
  /// Whether items get focus. It is kept: nothing gets focus here.
  public var allowsFocus: Bool {
    get { keepsakes.allowsFocus }
    set { keepsakes.allowsFocus = newValue }
  }
  /// Whether an item is selected when it gets focus. It is kept: nothing gets focus here.
  public var selectionFollowsFocus: Bool {
    get { keepsakes.selectionFollowsFocus }
    set { keepsakes.selectionFollowsFocus = newValue }
  }
}
