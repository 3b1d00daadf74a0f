import HeadlessViews

/// What a tap on a cell performs, besides calling the delegate: the segues of its document. It is kept
/// at the cell.
@_spi(Hooks) @preconcurrency @MainActor
open class InterfaceTrigger {
  public init() {}

  /// The cell was selected by a tap. The delegate is notified afterwards.
  open func select() {}

  /// The cell's detail button was tapped. The delegate is notified afterwards.
  open func tapDetailButton() {}
}

extension View {
  /// What a tap on the cell performs.
  @_spi(Hooks) public var interfaceTrigger: InterfaceTrigger? {
    get { keptStates.known(InterfaceTrigger.self) }
    set { if let newValue { keptStates.keep(newValue) } }
  }
}
