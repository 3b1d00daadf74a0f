import Foundation

// What a button keeps for each of its states and shows to nobody.

extension Button {
  /// Sets the colour of the title's shadow in a state. It is kept.
  public func setTitleShadowColor(_ color: Color?, for state: State) {
    shadowColors[state] = color
  }
  /// The colour of the title's shadow in a state.
  public func titleShadowColor(for state: State) -> Color? { shadowColors[state] }

  /// Sets what is asked of a symbol in a state. It is kept.
  public func setPreferredSymbolConfiguration(
    _ configuration: Image.SymbolConfiguration?, forImageIn state: State
  ) { symbolConfigurations[state] = configuration }
  /// What is asked of a symbol in a state.
  public func preferredSymbolConfigurationForImage(
    in state: State
  ) -> Image.SymbolConfiguration? { symbolConfigurations[state] }
}
