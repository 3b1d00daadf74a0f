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
