import Foundation
import HeadlessControls
@_spi(Hooks) import HeadlessViews

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

extension ConfiguredViews {
  /// Returns the size of the owner that constraints in its content determine, or `nil` if there are
  /// none.
  ///
  /// - Parameter contentFrame: The frame of the content in an owner of the requested width.
  func constrainedSize(
    _ fitting: LayoutFitting, ownerWidth: CGFloat, contentFrame: CGRect
  ) -> CGSize? {
    let state = contentView.autoLayout
    guard state.hasConstrainedContents else { return nil }
    if state.crossings > 0 {
      // The content has constraints to the owner, so both are solved together.
      contentView.frame = CGRect(
        x: contentFrame.minX, y: contentFrame.minY,
        width: contentFrame.width + owner.bounds.width - ownerWidth, height: owner.bounds.height)
      return LayoutSystem.size(of: owner, fitting)
    }
    let surplus = ownerWidth - contentFrame.width
    var inner = fitting
    inner.target.width = max(0, inner.target.width - surplus)
    guard let size = contentView.constrainedSize(inner) else { return nil }
    return CGSize(width: size.width + surplus, height: size.height)
  }

  /// Returns the height of the content at a width, or `nil` if it has no preferred height.
  ///
  /// The content view of a configuration returns its fitting size, with or without constraints; so
  /// does any content view with constraints. In a plain content view, every visible subview keeps
  /// its distances: one of flexible height gets the height that fits the width resulting from its
  /// mask, any other keeps its height.
  func contentHeight(width: CGFloat) -> CGFloat? {
    if contentConfiguration != nil || contentView.autoLayout.hasConstrainedContents {
      let size = contentView.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return size.height
    }
    let room = contentView.bounds.size
    let heights = contentView.subviews.filter { !$0.isHidden }.map { view -> CGFloat in
      let mask = view.autoresizingMask
      let below = room.height - view.frame.maxY
      if mask.contains(.flexibleHeight) {
        let growth = mask.contains(.flexibleWidth) ? width - room.width : 0
        let fitting = view.sizeThatFits(
          CGSize(width: view.bounds.width + growth, height: .greatestFiniteMagnitude))
        return view.frame.minY + fitting.height + below
      }
      return mask.contains(.flexibleTopMargin) ? view.frame.height + below : view.frame.maxY
    }
    return heights.max().flatMap { $0 > 0 ? $0 : nil }
  }
}
