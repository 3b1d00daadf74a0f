// A small piece of code for each symbol, as screens write it.

/// A use of a symbol.
struct SymbolUse: Sendable {
  let rank: Int
  /// Returns whether the symbol had its effect.
  let works: @MainActor @Sendable () throws -> Bool

  init(_ rank: Int, _ works: @escaping @MainActor @Sendable () throws -> Bool) {
    self.rank = rank
    self.works = works
  }
}

extension SymbolUse {
  static let all =
    ofViews + ofText + ofControls + ofColorsAndImages + ofTables + ofTableScreens + ofCollections
    + ofCollectionScreens + ofControllers + ofBars + ofLayout + ofMenus
    + ofSurroundings
}

/// Returns `true`; its argument shows that the type has a name.
func named<T>(_ type: T.Type) -> Bool { true }
