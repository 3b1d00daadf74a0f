@_spi(Hooks) import HeadlessViews
import ListCore

extension ViewController {
  /// The simulator that the view belongs to, or the current one.
  package var simulator: Simulator { loadedView?.simulator ?? .current }

  func makeViewIfNeeded() {
    guard loadedView == nil else { return }
    guard !isLoadingView else {
      ViewMisuse.viewInsideLoadView(description).raise()
      return setView(View())
    }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if loadedView == nil {
      ControllerFault.noView(description).deliver()
      view = View()
    }
    interfaceOrigin?.didLoadView(of: self)
    viewDidLoad()
  }

  /// Loads the view from the nib of the controller's name, from one registered under the name of its
  /// class, from its scene in a storyboard, or from a nib named like its class. (behaviour 23.15)
  ///
  /// - Returns: Whether a view was loaded.
  func loadNib() -> Bool {
    let registered = nibName ?? ownClassNib
    if registered == nil, let origin = interfaceOrigin, origin.loadView(of: self) { return true }
    guard let name = registered ?? simulator.interfaceReader?.nibName(of: self) else {
      return false
    }
    let nib = Nib(nibName: name, bundle: nibBundle)
    let objects = nib.instantiate(withOwner: self)
    if loadedView == nil {
      if nib.isOfFile, nib.exists { InterfaceFault.noViewOutlet(nib: name).raise() }
      view = objects.lazy.compactMap { $0 as? View }.first
    }
    return loadedView != nil
  }

  private var ownClassNib: String? {
    let interfaces = simulator.interfaces
    guard interfaces.hasNibs else { return nil }
    let name = "\(type(of: self))"
    return interfaces.nib(name) == nil ? nil : name
  }

  func setView(_ view: View?) {
    guard view !== loadedView else { return }
    if let view, let owner = view.controller, owner !== self {  // behaviour 25.55
      return ControllerFault.sharedView(
        view.description, of: owner.description, requested: description
      ).deliver()
    }
    loadedView?.owner = nil
    loadedView = view
    view?.owner = self
  }
}
