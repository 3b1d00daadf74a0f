import Foundation
import HeadlessControls

/// The content and the backgrounds of a cell, header or footer, with the configurations that
/// describe them.
///
/// From back to front: the background view or the background of a configuration, the selected
/// background, the content view.
@MainActor
final class ConfiguredViews {
  unowned let owner: View
  private let makePlainContentView: @MainActor () -> View

  /// The view that contains all content.
  private(set) var contentView: View
  /// The content of the content view; `nil` if there is no configuration.
  private(set) var contentConfiguration: (any ContentConfiguration)?
  /// The background; `nil` if there is no configuration.
  private(set) var backgroundConfiguration: BackgroundConfiguration?
  private(set) var configuredBackground: BackgroundConfigurationView?

  /// Whether the content automatically follows the state.
  var updatesContent = true
  /// Whether the background automatically follows the state.
  var updatesBackground = true
  /// Whether an update is pending for the next layout. It is for a new view.
  private(set) var needsUpdate = true

  /// The client's background view.
  var backgroundView: View? {
    didSet {
      if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
      if backgroundView != nil { removeBackgroundConfiguration() }
      arrange()
    }
  }

  /// The client's background view for the selected state.
  var selectedBackgroundView: View? {
    didSet {
      if selectedBackgroundView !== oldValue { oldValue?.removeFromSuperview() }
      if selectedBackgroundView != nil { removeBackgroundConfiguration() }
      arrange()
    }
  }

  /// The client's background view for the selected state while the leading control selects.
  var multipleSelectionBackgroundView: View? {
    didSet {
      if multipleSelectionBackgroundView !== oldValue { oldValue?.removeFromSuperview() }
      arrange()
    }
  }

  /// Whether the leading control selects.
  var selectsSeveral = false {
    didSet { if selectsSeveral != oldValue { arrange() } }
  }

  /// Whether the background for the selected state is visible.
  var showsSelectedBackground = false {
    didSet { if showsSelectedBackground != oldValue { arrange() } }
  }

  /// - Parameters:
  ///   - isLazy: Whether the content view is not yet a subview: ``attach()`` adds it, on top.
  ///   - plainContentView: Creates the content view of a view without a configuration.
  init(of owner: View, isLazy: Bool = false, plainContentView: @escaping @MainActor () -> View) {
    self.owner = owner
    makePlainContentView = plainContentView
    contentView = plainContentView()
    contentView.frame = owner.bounds
    if !isLazy { attach() }
  }

  /// Adds the content view on top of the subviews, unless it is among them.
  func attach() {
    if contentView.superview !== owner { owner.addSubview(contentView) }
  }
}

// MARK: - Content

extension ConfiguredViews {
  /// Shows a configuration; `nil` restores an empty content view.
  func setContent(_ configuration: (any ContentConfiguration)?, state: any ConfigurationState) {
    guard let configuration else {
      if contentConfiguration != nil { replaceContentView(by: makePlainContentView()) }
      contentConfiguration = nil
      return
    }
    show(updatesContent ? configuration.updated(for: state) : configuration)
  }

  /// Shows a configuration, in the existing content view if it supports it.
  private func show(_ configuration: any ContentConfiguration) {
    let present = contentConfiguration == nil ? nil : contentView as? any ContentView
    let old = contentConfiguration as? ListContentConfiguration
    contentConfiguration = configuration
    if let present, present.supports(configuration) {
      present.configuration = configuration
    } else {
      replaceContentView(by: configuration.makeContentView())
    }
    owner.setNeedsLayout()
    // Only the list's own kind of configuration reports a new size. (behaviour 16.6)
    if let new = configuration as? ListContentConfiguration, new != old {
      owner.invalidateIntrinsicContentSize()
    }
  }

  private func replaceContentView(by new: View) {
    attach()
    new.frame = contentView.frame
    owner.insertSubview(new, aboveSubview: contentView)
    contentView.removeFromSuperview()
    contentView = new
    owner.setNeedsLayout()
  }
}

// MARK: - Background

extension ConfiguredViews {
  /// Shows a background, which replaces the client's background views.
  func setBackground(_ configuration: BackgroundConfiguration?, state: any ConfigurationState) {
    guard let configuration else { return removeBackgroundConfiguration() }
    backgroundView = nil
    selectedBackgroundView = nil
    let shown = updatesBackground ? configuration.updated(for: state) : configuration
    backgroundConfiguration = shown
    if let configuredBackground {
      configuredBackground.configuration = shown
    } else {
      configuredBackground = BackgroundConfigurationView(shown)
    }
    arrange()
  }

  /// Removes the configured background.
  func removeBackgroundConfiguration() {
    backgroundConfiguration = nil
    configuredBackground?.removeFromSuperview()
    configuredBackground = nil
  }

  private var shownSelectedBackground: View? {
    guard showsSelectedBackground else { return nil }
    return (selectsSeveral ? multipleSelectionBackgroundView : nil) ?? selectedBackgroundView
  }

  /// Orders the views behind the content.
  private func arrange() {
    let selected = shownSelectedBackground
    for view in [selectedBackgroundView, multipleSelectionBackgroundView] where view !== selected {
      view?.removeFromSuperview()
    }
    for view in [selected, backgroundView, configuredBackground].compactMap(\.self) {
      owner.insertSubview(view, at: 0)
    }
    owner.setNeedsLayout()
  }

  /// Lays out the views behind the content.
  func layOutBackgrounds() {
    backgroundView?.frame = owner.bounds
    shownSelectedBackground?.frame = owner.bounds
    if let configuredBackground {
      configuredBackground.frame = configuredBackground.frame(in: owner)
    }
  }
}

// MARK: - Updates

extension ConfiguredViews {
  /// Schedules an update before the next layout.
  func setNeedsUpdate() {
    needsUpdate = true
    owner.setNeedsLayout()
  }

  /// Runs a pending update.
  ///
  /// Updates requested in the meantime run before the next layout.
  func updateIfNeeded(_ update: () -> Void) {
    guard needsUpdate else { return }
    needsUpdate = false
    update()
  }

  /// Updates everything that automatically follows the state.
  func update(for state: any ConfigurationState) {
    if updatesContent, let contentConfiguration { show(contentConfiguration.updated(for: state)) }
    if updatesBackground, let backgroundConfiguration {
      setBackground(backgroundConfiguration, state: state)
    }
  }
}
