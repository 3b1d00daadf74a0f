#if os(Linux)
  import Foundation
  import Testing
  import UIKit

  private final class Shouting: ValueTransformer {
    override class func transformedValueClass() -> AnyClass { NSString.self }
    override class func allowsReverseTransformation() -> Bool { false }
    override func transformedValue(_ value: Any?) -> Any? { (value as? String)?.uppercased() }
  }

  private final class Names: NSSecureUnarchiveFromDataTransformer {
    override static var allowedTopLevelClasses: [AnyClass] { [NSArray.self, NSString.self] }
  }

  /// Conversions of values by name.
  @Suite struct ValueTransformerTests {
    @Test func `a transformer is found by its name`() {
      let name = NSValueTransformerName("ValueTransformerTests.shouting")
      ValueTransformer.setValueTransformer(Shouting(), forName: name)
      defer { ValueTransformer.setValueTransformer(nil, forName: name) }
      #expect(ValueTransformer(forName: name)?.transformedValue("a") as? String == "A")
      #expect(ValueTransformer.valueTransformerNames().contains(name))
      #expect(ValueTransformer(forName: NSValueTransformerName("unknown")) == nil)
    }

    @Test func `a conversion that has no way back raises`() {
      let crash = captureCrash { _ = Shouting().reverseTransformedValue("A") }
      #expect(crash?.reason == "Shouting does not allow reverse transformation")
    }

    @Test func `objects of allowed classes come back from their archive`() {
      let data = Names().reverseTransformedValue(["a", "b"] as NSArray)
      #expect(data is Data)
      #expect(Names().transformedValue(data) as? [String] == ["a", "b"])
      let standard = NSSecureUnarchiveFromDataTransformer()
      let number = standard.reverseTransformedValue(NSNumber(value: 1))
      #expect(Names().transformedValue(number) == nil)
    }
  }
#endif
