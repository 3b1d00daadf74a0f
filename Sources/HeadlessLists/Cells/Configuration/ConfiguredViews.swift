import Foundation

/// The content and the backgrounds of a cell, header or footer, and what of them configurations
/// describe.
///
/// From back to front: the background view or the background that a configuration describes, the
/// background that shows a selection, the content view.
@MainActor
final class ConfiguredViews {
  unowned let owner: View
  private let makePlainContentView: @MainActor () -> View

  /// The view that all content is in.
  private(set) var contentView: View
  /// What the content view shows, if a configuration says so.
  private(set) var contentConfiguration: (any ContentConfiguration)?
  /// What is behind the content, if a configuration says so.
  private(set) var backgroundConfiguration: BackgroundConfiguration?
  private(set) var configuredBackground: BackgroundConfigurationView?

  /// Whether the content follows the state by itself.
  var updatesContent = true
  /// Whether the background follows the state by itself.
  var updatesBackground = true
  /// Whether an update is due before the next layout. A new view has never had one.
  private(set) var needsUpdate = true

  /// The client's background.
  var backgroundView: View? {
    didSet {
      if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
      if backgroundView != nil { removeBackgroundConfiguration() }
      arrange()
    }
  }

  /// The client's background of a selected view.
  var selectedBackgroundView: View? {
    didSet {
      if selectedBackgroundView !== oldValue { oldValue?.removeFromSuperview() }
      if selectedBackgroundView != nil { removeBackgroundConfiguration() }
      arrange()
    }
  }

  /// The client's background of a selected view while the control in front selects.
  var multipleSelectionBackgroundView: View? {
    didSet {
      if multipleSelectionBackgroundView !== oldValue { oldValue?.removeFromSuperview() }
      arrange()
    }
  }

  /// Whether the control in front selects.
  var selectsSeveral = false {
    didSet { if selectsSeveral != oldValue { arrange() } }
  }

  /// Whether the background of a selected view is to be seen.
  var showsSelectedBackground = false {
    didSet { if showsSelectedBackground != oldValue { arrange() } }
  }

  /// - Parameter plainContentView: Makes the content view of a view without a configuration.
  init(of owner: View, plainContentView: @escaping @MainActor () -> View) {
    self.owner = owner
    makePlainContentView = plainContentView
    contentView = plainContentView()
    contentView.frame = owner.bounds
    owner.addSubview(contentView)
  }
}

// MARK: - Content

extension ConfiguredViews {
  /// Shows a configuration; `nil` brings back an empty content view.
  func setContent(_ configuration: (any ContentConfiguration)?, state: any ConfigurationState) {
    guard let configuration else {
      if contentConfiguration != nil { replaceContentView(by: makePlainContentView()) }
      contentConfiguration = nil
      return
    }
    show(updatesContent ? configuration.updated(for: state) : configuration)
  }

  /// The present content view keeps its place when it can show the configuration.
  private func show(_ configuration: any ContentConfiguration) {
    let present = contentConfiguration == nil ? nil : contentView as? any ContentView
    contentConfiguration = configuration
    if let present, present.supports(configuration) {
      present.configuration = configuration
    } else {
      replaceContentView(by: configuration.makeContentView())
    }
    owner.setNeedsLayout()
    owner.invalidateIntrinsicContentSize()
  }

  private func replaceContentView(by new: View) {
    new.frame = contentView.frame
    owner.insertSubview(new, aboveSubview: contentView)
    contentView.removeFromSuperview()
    contentView = new
    owner.setNeedsLayout()
  }
}

// MARK: - Background

extension ConfiguredViews {
  /// Shows a background; it takes the place of the client's background views.
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

  /// Takes the described background out.
  func removeBackgroundConfiguration() {
    backgroundConfiguration = nil
    configuredBackground?.removeFromSuperview()
    configuredBackground = nil
  }

  private var shownSelectedBackground: View? {
    guard showsSelectedBackground else { return nil }
    return (selectsSeveral ? multipleSelectionBackgroundView : nil) ?? selectedBackgroundView
  }

  /// Puts the views behind the content in their order.
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

  /// Gives the views behind the content their places.
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
  /// Asks for an update before the next layout.
  func setNeedsUpdate() {
    needsUpdate = true
    owner.setNeedsLayout()
  }

  /// Runs an update that is due.
  ///
  /// What is asked for meanwhile is done before the next layout.
  func updateIfNeeded(_ update: () -> Void) {
    guard needsUpdate else { return }
    needsUpdate = false
    update()
  }

  /// Lets what follows the state by itself do so.
  func update(for state: any ConfigurationState) {
    if updatesContent, let contentConfiguration { show(contentConfiguration.updated(for: state)) }
    if updatesBackground, let backgroundConfiguration {
      setBackground(backgroundConfiguration, state: state)
    }
  }
}
