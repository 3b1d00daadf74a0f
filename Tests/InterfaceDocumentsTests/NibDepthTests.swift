import Foundation
import HeadlessKit
import Testing
import UIKit

@testable import InterfaceDocuments

/// Nibs that are loaded inside each other.
@Suite(.serialized) @MainActor struct NibDepthTests {
  /// A view whose nib loads a nib as it awakes.
  final class LoopingView: UIView {
    override func awakeFromNib() {
      super.awakeFromNib()
      _ = UINib(nibName: "Loop", bundle: nil).instantiate(withOwner: nil, options: nil)
    }
  }

  @Test func aNibThatLoadsItselfEndsInASentence() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("HeadlessKit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="loop" customClass="LoopingView"/></objects></document>
      """
    try text.write(
      to: folder.appendingPathComponent("Loop.xib"), atomically: true, encoding: .utf8)
    let simulator = Simulator()
    simulator.resources.add(folder: folder.path, module: "InterfaceDocumentsTests")
    simulator.resources.register(class: LoopingView.self, named: "LoopingView")
    let reports = simulator.run {
      captureCrashes {
        _ = UINib(nibName: "Loop", bundle: nil).instantiate(withOwner: nil, options: nil)
      }
    }
    #expect(reports.count == 1)
    #expect(
      reports.first?.reason.hasSuffix("More than 40 nibs are loaded inside each other.") == true)
    #expect(simulator.resources.depth == 0)
  }

  @Test func aNibThatWasLoadedIsNoLongerAroundTheNext() throws {
    let shop = ShopFixture()
    shop.simulator.resources.register(.property("badge", \BadgeOwner.badge))
    for _ in 0..<50 {
      let objects = UINib(nibName: "Badge", bundle: nil)
        .instantiate(withOwner: BadgeOwner(), options: [.externalObjects: ["theme": BadgeTheme()]])
      #expect(objects.count == 2)
      #expect(shop.simulator.resources.depth == 0)
    }
  }
}
