import Foundation

// The values of a button's states that have no effect here.

extension Button {
  /// Sets the colour of the title's shadow for a state. Kept without effect.
  public func setTitleShadowColor(_ color: Color?, for state: State) {
    shadowColors[state] = color
  }
  /// Returns the colour of the title's shadow for a state.
  public func titleShadowColor(for state: State) -> Color? { shadowColors[state] }

  /// Sets the preferred symbol configuration for a state. Kept without effect.
  public func setPreferredSymbolConfiguration(
    _ configuration: Image.SymbolConfiguration?, forImageIn state: State
  ) { symbolConfigurations[state] = configuration }
  /// Returns the preferred symbol configuration for a state.
  public func preferredSymbolConfigurationForImage(
    in state: State
  ) -> Image.SymbolConfiguration? { symbolConfigurations[state] }
}
