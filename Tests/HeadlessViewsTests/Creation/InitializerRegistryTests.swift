import Foundation
import Testing

@testable import HeadlessControllers
@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

private class Cover: View {
  let ink: String
  init(frame: CGRect, ink: String) {
    self.ink = ink
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }
}

private final class Stripe: Layer {
  var color = "black"
}

private final class BackedByStripe: View {
  override class var layerClass: AnyClass { Stripe.self }
}

private final class Volume: TableViewCell {
  var note = ""
}

private final class Chapter: TableViewHeaderFooterView {
  var note = ""
}

/// Objects of classes that are registered: no other way to create them is needed.
@MainActor
@Suite struct InitializerRegistryTests {
  @Test func aRegisteredInitializerCreatesViews() {
    InitializerRegistry.register(Cover.self) { Cover(frame: $0, ink: "red") }
    let type: View.Type = Cover.self
    let view = type.create(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect((view as? Cover)?.ink == "red")
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    InitializerRegistry.register(Cover.self) { Cover(frame: $0, ink: "blue") }
    #expect((type.create(frame: .zero) as? Cover)?.ink == "blue")
  }

  @Test func aRegisteredInitializerCreatesLayers() {
    InitializerRegistry.register(Stripe.self) {
      let layer = Stripe()
      layer.color = "white"
      return layer
    }
    #expect((BackedByStripe(frame: .zero).layer as? Stripe)?.color == "white")
  }

  @Test func aListUsesRegisteredInitializers() {
    InitializerRegistry.register(Volume.self) { style, identifier in
      let cell = Volume(style: style, reuseIdentifier: identifier)
      cell.note = "registered"
      return cell
    }
    InitializerRegistry.register(Chapter.self, Chapter.init(reuseIdentifier:))
    let table = TableView(frame: .zero)
    table.register(Volume.self, forCellReuseIdentifier: "volume")
    table.register(Chapter.self, forHeaderFooterViewReuseIdentifier: "chapter")
    let cell = table.dequeueReusableCell(withIdentifier: "volume")
    #expect((cell as? Volume)?.note == "registered")
    #expect(cell?.reuseIdentifier == "volume")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "chapter") is Chapter)
  }

  @Test func withoutAnyWayAnExceptionSaysWhatToRegister() {
    let frame = DynamicInitializer<View, CGRect>(
      "init(frame:)", of: { View(frame: $0) }, unregistered: { _, _ in nil })
    var made: View?
    let report = captureCrash { made = frame(Cover.self, .zero) }
    #expect(
      report?.reason == """
        Cannot create an object of the class Cover, which is known at run time only: this program has no \
        dynamic creation. Before the class is used, call InitializerRegistry.register(Cover.self, \
        Cover.init(frame:)).
        """)
    #expect(made.map { type(of: $0) == View.self } == true)
    let plain = DynamicInitializer<Layer, Void>(
      "init()", of: { Layer() }, unregistered: { _, _ in nil })
    let other = captureCrash { _ = plain(Stripe.self, ()) }?.reason
    #expect(other?.hasSuffix(" InitializerRegistry.register(Stripe.self) { Stripe() }.") == true)
    let none = captureCrash { _ = plain(Layer.self, ()) }
    #expect(none == nil)
  }
}
