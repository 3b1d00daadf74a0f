import Foundation
@_spi(Hooks) import HeadlessViews

/// The content of a cell, as a value.
///
/// Counterpart: `UIContentConfiguration`.
///
/// Coverage: simulated.
public protocol ContentConfiguration {
  /// Creates a view that shows this configuration.
  @MainActor func makeContentView() -> any View & ContentView

  /// Returns the configuration for a state.
  func updated(for state: any ConfigurationState) -> Self
}

/// A view that shows a content configuration.
///
/// Counterpart: `UIContentView`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ContentView: NSObjectProtocol {
  /// The configuration that the view shows.
  var configuration: any ContentConfiguration { get set }

  /// Returns whether the view can show a configuration, instead of being replaced by a new view.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
  /// Returns whether a configuration has the type of the current one.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// Raises the exception for a configuration that a content view does not support.
@MainActor
package func refuse(_ configuration: any ContentConfiguration, insteadOf wanted: Any.Type) {
  ViewMisuse.configuration("\(type(of: configuration))", wanted: "\(wanted)").raise()
}

/// The state of a view that a configuration depends on: selected, editing, and so on.
///
/// Counterpart: `UIConfigurationState`.
///
/// Coverage: simulated.
public protocol ConfigurationState {
  /// Creates a state with all flags cleared.
  init(traitCollection: TraitCollection)

  /// The traits of the view.
  var traitCollection: TraitCollection { get set }

  /// A custom value of the client.
  subscript(key: ConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom value in a configuration state.
///
/// ```swift
/// extension ConfigurationStateCustomKey {
///   static let isArchived = ConfigurationStateCustomKey("shop.isArchived")
/// }
/// ```
///
/// Counterpart: `UIConfigurationStateCustomKey`.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name. Prefix it with the client's domain to make it unique.
  public var rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key from its name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The state of a header, a footer or any other view with a configuration.
///
/// Counterpart: `UIViewConfigurationState`.
///
/// Coverage: simulated.
public struct ViewConfigurationState: ConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: TraitCollection
  /// Whether the view ignores touches.
  public var isDisabled = false
  /// Whether the view is being touched.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view is focused. Focus is not simulated: `false` unless a client sets it.
  public var isFocused = false
  /// Whether the header or footer is pinned to the edge of its list.
  public var isPinned = false

  private var customValues: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with all flags cleared.
  public init(traitCollection: TraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A custom value of the client. Setting `nil` removes it.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}

extension ViewConfigurationState: EmphasizableState {
  package var isEmphasized: Bool { isHighlighted || isSelected }
}

/// The state that a controller's content-unavailable configuration depends on.
///
/// Counterpart: `UIContentUnavailableConfigurationState`.
///
/// Coverage: simulated.
public struct ContentUnavailableConfigurationState: ConfigurationState, Hashable {
  /// The traits of the controller.
  public var traitCollection: TraitCollection
  /// The text of the search in progress; `nil` for none.
  public var searchText: String?
  private var customValues: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state without a search.
  public init(traitCollection: TraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A custom value of the client.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}
