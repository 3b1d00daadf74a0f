import Foundation

/// The measurements of an app's own font, registered by a test.
///
/// ```swift
/// simulator.interfaces.register(
///   font: "Lato-Bold", FontWidths(["i": 0.26, "m": 0.87], others: 0.58, ascender: 0.987, descender: -0.213))
/// ```
///
/// The figures are in em, that is, in fractions of the font size; the font's file contains them.
public struct FontWidths: Sendable {
  package let face: FontFace

  /// Creates the measurements of a font.
  ///
  /// - Parameters:
  ///   - advances: The widths of characters, in em. A letter with a diacritic is as wide as its base
  ///     letter.
  ///   - others: The width of the characters that are not listed, in em.
  ///   - ascender: The height above the baseline, in em.
  ///   - descender: The depth below the baseline, in em, as a negative number.
  ///   - leading: The additional space between lines, in em.
  public init(
    _ advances: [Character: Double], others: Double, ascender: Double = 0.9521484375,
    descender: Double = -0.2412109375, leading: Double = 0
  ) {
    let widths = SystemAdvances.characters.map { scalar in
      Int32(clamping: Int(exactly: (1000 * (advances[Character(scalar)] ?? others)).rounded()) ?? 0)
    }
    face = FontFace(
      text: AdvanceTable(widths),
      line: FontFace.LineMetrics(ascent: ascender, descent: -descender, leading: leading))
  }
}

/// The fonts of an app on one simulator, by their PostScript names.
@MainActor
package final class RegisteredFonts {
  private var faces: [String: FontFace?] = [:]

  package func register(_ name: String, _ widths: FontWidths?) {
    faces.updateValue(widths?.face, forKey: name)
  }

  /// Returns the face of a registered font, measured as a system's family if a test gave no widths;
  /// `nil` if no such font was registered.
  func face(named name: String) -> FontFace? {
    faces[name].map { $0 ?? .named(name, .regular) }
  }

  /// Returns the face of a font that is registered with the current simulator. Fonts are created on
  /// any thread; the simulator's are known on the main queue.
  nonisolated static func face(named name: String) -> FontFace? {
    guard Simulator.isOnMainQueue else { return nil }
    return MainActor.assumeIsolated { Simulator.current.registeredFonts.face(named: name) }
  }
}

extension Simulator {
  /// The fonts of the app.
  package var registeredFonts: RegisteredFonts { kept { RegisteredFonts() } }
}
