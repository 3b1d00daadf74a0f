import Foundation
import HeadlessViews

/// A motion of a symbol. Nothing moves here: an image view knows which it has.
///
/// Counterpart: `SymbolEffect`.
///
/// Coverage: simulated.
public protocol SymbolMotion: Hashable, Sendable {
  /// The name of the motion.
  var effectName: String { get }
}

/// The motions of symbols. Counterpart: `BounceSymbolEffect`, `PulseSymbolEffect` and the others.
public struct NamedSymbolMotion: SymbolMotion {
  public let effectName: String

  /// The motion in layers.
  public var byLayer: NamedSymbolMotion { self }
  /// The motion of the whole symbol.
  public var wholeSymbol: NamedSymbolMotion { self }
  /// The motion upwards.
  public var up: NamedSymbolMotion { NamedSymbolMotion(effectName: effectName + ".up") }
  /// The motion downwards.
  public var down: NamedSymbolMotion { NamedSymbolMotion(effectName: effectName + ".down") }
  /// The motion of one layer after the other.
  public var iterative: NamedSymbolMotion {
    NamedSymbolMotion(effectName: effectName + ".iterative")
  }
  /// The motion that goes back and forth.
  public var reversing: NamedSymbolMotion { self }
}

extension SymbolMotion where Self == NamedSymbolMotion {
  /// A motion up and down, once.
  public static var bounce: NamedSymbolMotion { NamedSymbolMotion(effectName: "bounce") }
  /// A change of opacity.
  public static var pulse: NamedSymbolMotion { NamedSymbolMotion(effectName: "pulse") }
  /// A change of colour in layers.
  public static var variableColor: NamedSymbolMotion {
    NamedSymbolMotion(effectName: "variableColor")
  }
  /// A change of size.
  public static var scale: NamedSymbolMotion { NamedSymbolMotion(effectName: "scale") }
  /// The symbol appears.
  public static var appear: NamedSymbolMotion { NamedSymbolMotion(effectName: "appear") }
  /// The symbol disappears.
  public static var disappear: NamedSymbolMotion { NamedSymbolMotion(effectName: "disappear") }
  /// A change to another symbol.
  public static var replace: NamedSymbolMotion { NamedSymbolMotion(effectName: "replace") }
  /// A turn.
  public static var rotate: NamedSymbolMotion { NamedSymbolMotion(effectName: "rotate") }
  /// A breath.
  public static var breathe: NamedSymbolMotion { NamedSymbolMotion(effectName: "breathe") }
  /// A shake.
  public static var wiggle: NamedSymbolMotion { NamedSymbolMotion(effectName: "wiggle") }
}

/// The repetition and the speed of a motion. Counterpart: `SymbolEffectOptions`.
///
/// Coverage: simulated.
public struct SymbolMotionOptions: Hashable, Sendable {
  /// The usual ones.
  public static let `default` = SymbolMotionOptions()
  /// Options that repeat the motion until it is removed.
  public static let repeating = SymbolMotionOptions()
  /// Once.
  public static let nonRepeating = SymbolMotionOptions()
  /// Returns a number of repetitions.
  public static func `repeat`(_ count: Int?) -> SymbolMotionOptions { SymbolMotionOptions() }
  /// Returns a speed.
  public static func speed(_ speed: Double) -> SymbolMotionOptions { SymbolMotionOptions() }
  /// Returns these with another number of repetitions.
  public func `repeat`(_ count: Int?) -> SymbolMotionOptions { self }
  /// Returns these with another speed.
  public func speed(_ speed: Double) -> SymbolMotionOptions { self }
}

extension ImageView {
  /// The names of the motions that were added and not removed.
  private var symbolEffects: [String] {
    get { kept(or: []) }
    set { keep(newValue) }
  }

  /// Adds a motion. Nothing moves.
  ///
  /// - Parameters:
  ///   - effect: The motion.
  ///   - options: Its repetition and speed, which are ignored.
  ///   - animated: Whether it begins with a transition.
  public func addSymbolEffect(
    _ effect: some SymbolMotion, options: SymbolMotionOptions = .default, animated: Bool = true
  ) {
    symbolEffects.append(effect.effectName)
  }

  /// Removes the motions of a kind.
  public func removeSymbolEffect(
    ofType effect: some SymbolMotion, options: SymbolMotionOptions = .default,
    animated: Bool = true
  ) {
    symbolEffects.removeAll { $0.hasPrefix(effect.effectName) }
  }

  /// Removes all motions.
  public func removeAllSymbolEffects(
    options: SymbolMotionOptions = .default, animated: Bool = true
  ) {
    symbolEffects = []
  }

  /// Shows another symbol.
  ///
  /// - Parameters:
  ///   - image: The symbol.
  ///   - effect: The motion with which it replaces the former.
  ///   - options: Its speed, which is ignored.
  public func setSymbolImage(
    _ image: Image, contentTransition effect: some SymbolMotion,
    options: SymbolMotionOptions = .default
  ) {
    self.image = image
  }
}
