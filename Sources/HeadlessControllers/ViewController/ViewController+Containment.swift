@_spi(Hooks) import HeadlessViews

extension ViewController {
  func adopt(_ child: ViewController) {
    guard child.parentController !== self else { return }
    child.parentController?.childControllers.removeAll { $0 === child }
    child.willMove(toParent: self)
    child.parentController = self
    childControllers.append(child)
  }

  func leaveParent() {
    guard let parent = parentController else { return }
    parent.childControllers.removeAll { $0 === self }
    parentController = nil
    didMove(toParent: nil)
  }

  /// The outermost ancestor, or the controller itself.
  var outermost: ViewController { parentController?.outermost ?? self }
}
