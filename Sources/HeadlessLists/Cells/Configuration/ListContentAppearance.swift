import Foundation
import HeadlessControls

/// The part of a state that changes the look of list content.
struct ListContentAppearance: Hashable {
  var isDisabled = false
  var isSelected = false
  var isHighlighted = false
  var isFocused = false
  var isDragged = false
}

extension ListContentAppearance {
  /// Creates the appearance for a system state; a client's own type of state has no effect.
  init(_ state: any ConfigurationState) {
    switch state {
    case let state as CellConfigurationState:
      self.init(
        isDisabled: state.isDisabled, isSelected: state.isSelected,
        isHighlighted: state.isHighlighted, isFocused: state.isFocused,
        isDragged: state.cellDragState == .dragging)
    case let state as ViewConfigurationState:
      self.init(
        isDisabled: state.isDisabled, isSelected: state.isSelected,
        isHighlighted: state.isHighlighted, isFocused: state.isFocused)
    default: self.init()
    }
  }

  /// The opacity of the content, from 0 to 1.
  var opacity: CGFloat { isDragged ? 0.5 : 1 }

  /// Returns the properties of a text that a style has by default in this appearance. (behaviour
  /// 21.17, 21.18)
  ///
  /// - Parameters:
  ///   - normal: The properties without any state.
  ///   - disabledColor: The colour of disabled text.
  func properties(
    _ normal: ListContentConfiguration.TextProperties, disabledColor: Color,
    in family: ListContentStyle.Family
  ) -> ListContentConfiguration.TextProperties {
    var properties = normal
    if isDisabled { properties.color = disabledColor }
    guard family == .sidebarRow else { return properties }
    if isSelected { properties.font = properties.font.withWeight(.medium) }
    if isFocused { properties.color = .white }
    properties.colorTransformer = colorTransformer(in: family)
    return properties
  }

  /// Returns the transformer of the colours of a highlighted sidebar row; `nil` for other rows.
  /// (behaviour 21.18)
  func colorTransformer(in family: ListContentStyle.Family) -> ConfigurationColorTransformer? {
    family == .sidebarRow && isHighlighted ? .highlighted : nil
  }
}
