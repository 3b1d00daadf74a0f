#expect(comparison.isEquivalent)
