import Foundation
@_spi(Hooks) import HeadlessControls
@_spi(Hooks) import HeadlessViews

/// The state of a controller's content-unavailable view.
final class ContentUnavailableState {
  var configuration: (any ContentConfiguration)?
  var view: (any View & ContentView)?
  var isDue = true
}

extension ViewController {
  var unavailable: ContentUnavailableState {
    keptStates.value { ContentUnavailableState() }
  }

  /// Updates the content-unavailable configuration if an update is due.
  func updateContentUnavailableIfDue() {
    if keptStates.known(ContentUnavailableState.self)?.isDue ?? true {
      unavailable.isDue = false
      tracking(.contentUnavailable) {
        $0.setNeedsUpdateContentUnavailableConfiguration()
      } _: {
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
      }
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

  func updateContentUnavailableView() {
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
