import Foundation

/// The state of a controller's content-unavailable view.
private final class StandInState {
  var configuration: (any ContentConfiguration)?
  var view: (any View & ContentView)?
  var isDue = true
}

extension ViewController {
  private var standIn: StandInState { keptStates.value { StandInState() } }

  /// The content shown over the controller's view while its own is unavailable; `nil` for none.
  public var contentUnavailableConfiguration: (any ContentConfiguration)? {
    get { keptStates.known(StandInState.self)?.configuration }
    set {
      standIn.configuration = newValue
      if isViewLoaded { showStandIn() }
    }
  }

  /// The state that the configuration can depend on: the traits and the search text.
  public var contentUnavailableConfigurationState: ContentUnavailableConfigurationState {
    var state = ContentUnavailableConfigurationState(traitCollection: traitCollection)
    if let search = navigationItem.searchController, search.isActive {
      state.searchText = search.searchBar.text
    }
    return state
  }

  /// Schedules a call of ``updateContentUnavailableConfiguration(using:)`` before the next layout.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    standIn.isDue = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Updates the content-unavailable configuration if an update is due, and lays out its view.
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
