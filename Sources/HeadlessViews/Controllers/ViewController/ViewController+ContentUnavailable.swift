import Foundation

/// The state of a controller's content-unavailable view.
private final class ContentUnavailableState {
  var configuration: (any ContentConfiguration)?
  var view: (any View & ContentView)?
  var isDue = true
}

extension ViewController {
  private var unavailable: ContentUnavailableState {
    keptStates.value { ContentUnavailableState() }
  }

  /// The content shown over the controller's view while its own is unavailable; `nil` for none.
  public var contentUnavailableConfiguration: (any ContentConfiguration)? {
    get { keptStates.known(ContentUnavailableState.self)?.configuration }
    set {
      unavailable.configuration = newValue
      if isViewLoaded { updateContentUnavailableView() }
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
    unavailable.isDue = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Updates the content-unavailable configuration if an update is due.
  func updateContentUnavailableIfDue() {
    if keptStates.known(ContentUnavailableState.self)?.isDue ?? true {
      unavailable.isDue = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    if unavailable.configuration != nil, unavailable.view == nil { updateContentUnavailableView() }
  }

  /// Lays out the content-unavailable view in front of the controller's own content.
  func layOutContentUnavailableView() {
    guard let contentView = keptStates.known(ContentUnavailableState.self)?.view,
      let view = viewIfLoaded
    else { return }
    contentView.frame = view.bounds.inset(by: view.safeAreaInsets)
    // Moving a view asks for layout, so only one that is not in front is moved (behaviour 17.9).
    if view.subviews.last !== contentView { view.bringSubviewToFront(contentView) }
  }

  private func updateContentUnavailableView() {
    guard let configuration = unavailable.configuration else {
      unavailable.view?.removeFromSuperview()
      unavailable.view = nil
      return
    }
    if let contentView = unavailable.view, contentView.supports(configuration) {
      contentView.configuration = configuration
    } else {
      unavailable.view?.removeFromSuperview()
      let contentView = configuration.makeContentView()
      unavailable.view = contentView
      view.addSubview(contentView)
    }
    view.setNeedsLayout()
  }
}
