import Foundation
import HeadlessViews
import Testing

// behaviour 16.10
@MainActor
@Suite struct InvalidGeometryTests {
  private let view = View(frame: CGRect(x: 0, y: 0, width: 379, height: 45))

  /// The address of an object in a message, replaced by its name.
  private func reason(_ report: CrashReport?, _ names: [String: AnyObject]) throws -> String {
    var text = try #require(report).reason
    for (name, object) in names {
      let address = UInt(bitPattern: ObjectIdentifier(object))
      text = text.replacingOccurrences(of: "0x" + String(address + 64, radix: 16), with: name + "L")
      text = text.replacingOccurrences(of: "0x" + String(address, radix: 16), with: name)
    }
    return text
  }

  private let layer = """
    Layer: <CALayer:VL; position = CGPoint (189.5 22.5); bounds = CGRect (0 0; 379 45); \
    delegate = <UIView: V; frame = (0 0; 379 45); layer = <CALayer: VL>>; \
    sublayers = (<CALayer: SL>); opaque = YES>
    """

  @Test(arguments: [
    (CGRect(x: CGFloat.nan, y: 0, width: 379, height: 45), "[nan 22.5]"),
    (CGRect(x: 0, y: 200, width: CGFloat.nan, height: 45), "[nan 222.5]"),
    (CGRect(x: 0, y: CGFloat.nan, width: 379, height: -CGFloat.nan), "[189.5 nan]"),
  ])
  func aFrameThatIsNotANumberIsRefusedByItsPosition(frame: CGRect, numbers: String) throws {
    let inner = View()
    view.addSubview(inner)
    let report = captureCrash { view.frame = frame }
    #expect(report?.name.rawValue == "CALayerInvalidGeometry")
    #expect(
      try reason(report, ["V": view, "S": inner])
        == "CALayer position contains NaN: \(numbers). \(layer)")
    #expect(view.frame == CGRect(x: 0, y: 0, width: 379, height: 45))
  }

  @Test func aCentreThatIsNotANumberIsRefused() throws {
    let inner = View()
    view.addSubview(inner)
    let report = captureCrash { view.center.y = .nan }
    #expect(
      try reason(report, ["V": view, "S": inner])
        == "CALayer position contains NaN: [189.5 nan]. \(layer)")
    #expect(view.center == CGPoint(x: 189.5, y: 22.5))
  }

  @Test func boundsThatAreNotNumbersAreRefused() throws {
    let inner = View()
    view.addSubview(inner)
    let report = captureCrash {
      view.bounds = CGRect(x: 0, y: CGFloat.nan, width: 320, height: 291)
    }
    #expect(
      try reason(report, ["V": view, "S": inner])
        == "CALayer bounds contains NaN: [0 nan; 320 291]. \(layer)")
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 379, height: 45))
  }

  @Test func anOffsetThatIsNotANumberIsRefusedAsBounds() throws {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 291))
    let report = captureCrash { scroll.contentOffset = CGPoint(x: 0, y: CGFloat.nan) }
    let start = try #require(report?.reason.components(separatedBy: ". Layer: ").first)
    #expect(start == "CALayer bounds contains NaN: [0 nan; 320 291]")
    #expect(scroll.contentOffset == .zero)
  }

  @Test func aViewCannotBeMadeWithAFrameThatIsNotANumber() throws {
    var made: View?
    let report = captureCrash {
      made = View(frame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 0))
    }
    let start = try #require(report?.reason.components(separatedBy: ". Layer: ").first)
    #expect(start == "CALayer position contains NaN: [nan 0]")
    #expect(made?.frame == .zero)
  }

  @Test func aLayerWithoutViewRefusesThemToo() throws {
    let layer = Layer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    let reports = captureCrashes {
      layer.position.x = .nan
      layer.bounds.size.width = .nan
      layer.frame.origin.y = .nan
    }
    #expect(
      try reports.map { try reason($0, ["L": layer]) }
        == [
          "position contains NaN: [nan 10]", "bounds contains NaN: [0 0; nan 20]",
          "position contains NaN: [5 nan]",
        ].map {
          "CALayer \($0). Layer: <CALayer:L; position = CGPoint (5 10); "
            + "bounds = CGRect (0 0; 10 20)>"
        })
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
  }
}
