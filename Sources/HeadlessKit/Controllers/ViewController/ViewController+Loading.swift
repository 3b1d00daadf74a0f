extension ViewController {
  /// The host that the view lives on, or the current one.
  var host: ListHost { loadedView?.host ?? .current }

  func makeViewIfNeeded() {
    guard loadedView == nil else { return }
    guard !isLoadingView else {
      fatalError("\(self) asks for its view in loadView() before it has set one.")
    }
    isLoadingView = true
    loadView()
    isLoadingView = false
    guard loadedView != nil else { ControllerFault.noView(description).stop() }
    viewDidLoad()
  }

  /// Stops where the view would come from a nib.
  func refuseNib() {
    guard let nibName else { return }
    fatalError(
      "\(self) wants its view from the nib '\(nibName)'. Nibs are not simulated: override "
        + "loadView(), or give no name.")
  }

  func setView(_ view: View?) {
    guard view !== loadedView else { return }
    loadedView?.controller = nil
    loadedView = view
    view?.controller = self
  }
}
