import HeadlessViews

/// The segues that a tap on a cell performs, in addition to calling the delegate. It is stored with
/// the cell.
@_spi(Hooks) @preconcurrency @MainActor
open class InterfaceTrigger {
  public init() {}

  /// Performs the segue of a cell that was selected by a tap, before the delegate is called.
  open func select() {}

  /// Performs the segue of a cell whose detail button was tapped, before the delegate is called.
  open func tapDetailButton() {}
}

extension View {
  /// The segues that a tap on the cell performs.
  @_spi(Hooks) public var interfaceTrigger: InterfaceTrigger? {
    get { keptStates.known(InterfaceTrigger.self) }
    set { if let newValue { keptStates.keep(newValue) } }
  }
}
