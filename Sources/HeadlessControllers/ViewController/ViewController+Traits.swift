import Foundation
@_spi(Hooks) import HeadlessViews

extension ViewController: TraitChangeObservable {}
extension ViewController: AppearanceContainer {}

extension ViewController {
  /// The traits that the controller overrides for itself and its children.
  public var traitOverrides: TraitOverrides {
    get { ownTraitOverrides }
    set { override(newValue) { self.propagate(from: $0, to: $1, by: $2) } }
  }

  /// Takes the traits that the parent sets for this child; `nil` for none (behaviour 25.64).
  func takeTraits(ofParent traits: TraitCollection?) {
    guard traits != traitsOfParent else { return }
    override(byParent: traits) { self.propagate(from: $0, to: $1, by: $2) }
  }

  var resolvedTraits: TraitCollection {
    let simulator = simulator
    guard simulator.hasTraitOverrides else { return simulator.traitCollection }
    return overriding(inheritedTraits)
  }

  package var inheritedTraits: TraitCollection {
    viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection ?? simulator.traitCollection
  }
}
