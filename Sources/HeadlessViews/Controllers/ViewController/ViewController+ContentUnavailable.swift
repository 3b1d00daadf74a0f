import Foundation

/// What stands in the place of a controller's content.
private final class StandInState {
  var configuration: (any ContentConfiguration)?
  var view: (any View & ContentView)?
  var isDue = true
}

extension ViewController {
  private var standIn: StandInState { keptStates.value { StandInState() } }

  /// What stands in the place of the controller's content, over its view; `nil` for the content.
  public var contentUnavailableConfiguration: (any ContentConfiguration)? {
    get { keptStates.known(StandInState.self)?.configuration }
    set {
      standIn.configuration = newValue
      if isViewLoaded { showStandIn() }
    }
  }

  /// What is known about the place of the content: the traits, and what is searched for.
  public var contentUnavailableConfigurationState: ContentUnavailableConfigurationState {
    var state = ContentUnavailableConfigurationState(traitCollection: traitCollection)
    if let search = navigationItem.searchController, search.isActive {
      state.searchText = search.searchBar.text
    }
    return state
  }

  /// Asks for ``updateContentUnavailableConfiguration(using:)`` before the next layout.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    standIn.isDue = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Asks what stands in the place of the content, if that is due, and places it.
  func layOutStandIn() {
    if keptStates.known(StandInState.self)?.isDue ?? true {
      standIn.isDue = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    if standIn.configuration != nil, standIn.view == nil { showStandIn() }
    guard let stand = standIn.view, let view = viewIfLoaded else { return }
    stand.frame = view.bounds.inset(by: view.safeAreaInsets)
    view.bringSubviewToFront(stand)
  }

  private func showStandIn() {
    guard let configuration = standIn.configuration else {
      standIn.view?.removeFromSuperview()
      standIn.view = nil
      return
    }
    if let stand = standIn.view, stand.supports(configuration) {
      stand.configuration = configuration
    } else {
      standIn.view?.removeFromSuperview()
      let stand = configuration.makeContentView()
      standIn.view = stand
      view.addSubview(stand)
    }
    view.setNeedsLayout()
  }
}
