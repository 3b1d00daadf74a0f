import HeadlessKit
import Testing

@Suite struct ConfigurationColorTransformerTests {
  @Test func standardTransformers() {
    #expect(ConfigurationColorTransformer.preferredTint(.red) == .red)
    #expect(ConfigurationColorTransformer.monochromeTint(.red) == .secondaryLabel)
    #expect(ConfigurationColorTransformer.grayscale(.green) == Color(white: 0.587, alpha: 1))
    #expect(
      ConfigurationColorTransformer.grayscale.transform(.red) == Color(white: 0.299, alpha: 1))
  }

  @Test func equality() {
    let one = ConfigurationColorTransformer { $0 }
    let copy = one
    #expect(one == copy)
    #expect(one.hashValue == copy.hashValue)
    #expect(one != ConfigurationColorTransformer { $0 })
    #expect(ConfigurationColorTransformer.grayscale == .grayscale)
    #expect(ConfigurationColorTransformer.grayscale != .preferredTint)
  }
}
