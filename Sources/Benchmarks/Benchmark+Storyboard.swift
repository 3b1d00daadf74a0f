import Foundation
import HeadlessKit
import InterfaceDocuments

extension Benchmark {
  /// The cost of reading a storyboard of fifty scenes, and of making one of its screens with its views.
  static let storyboard = Benchmark(name: "storyboard") { _ in
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Benchmarks-\(ProcessInfo.processInfo.processIdentifier)")
    let file = folder.appendingPathComponent("Screens.storyboard")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(Screens.document.utf8).write(to: file)
    } catch {
      fatalError("The storyboard cannot be written: \(error)")
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    var contest = Contest()
    contest.add {
      guard let document = try? InterfaceDocument(contentsOfFile: file.path) else {
        fatalError("The storyboard cannot be read.")
      }
      return document
    }
    let parsing = contest.medians(rounds: 20)[0]

    let simulator = Simulator()
    simulator.resources.add(folder: folder.path)
    let making = simulator.run {
      var contest = Contest()
      contest.add { Screens.makeAll() }
      return contest.medians(rounds: 10)[0] / Double(Screens.count)
    }
    return [
      Measurement(
        name: "a storyboard of 50 scenes and \(Screens.document.utf8.count / 1000) KB, parsed",
        value: parsing / 1e6, unit: "ms", limit: limits.parsing, nanoseconds: parsing),
      Measurement(
        name: "one of its screens with twelve views, made from it", value: making / 1e6,
        unit: "ms", limit: limits.making, nanoseconds: making),
    ]
  }

  /// The limits in milliseconds.
  private static var limits: (parsing: Double, making: Double) {
    #if INTERNAL_CHECKS
      (100, 10)
    #else
      (20, 2)
    #endif
  }
}

/// A storyboard of forms: a title, five rows of a label and a field, and a button.
private enum Screens {
  static let count = 50

  /// Makes every screen with its view.
  @MainActor static func makeAll() -> [ViewController] {
    let storyboard = Storyboard(name: "Screens", bundle: nil)
    return (0..<count).map { number in
      let screen = storyboard.instantiateViewController(withIdentifier: "screen\(number)")
      screen.loadViewIfNeeded()
      return screen
    }
  }

  static let document: String = {
    let scenes = (0..<count).map(scene).joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>\(scenes)</scenes></document>
      """
  }()

  private static func scene(_ number: Int) -> String {
    let rows = (0..<5).map { row(number, $0) }
    return """
      <scene sceneID="scene\(number)"><objects>
      <viewController storyboardIdentifier="screen\(number)" id="controller\(number)" \
      sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="view\(number)">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
      \(view("label", number, "title", #"text="Form \#(number)""#))
      \(rows.map(\.views).joined())
      \(view("button", number, "send", #"buttonType="system""#, #"<state key="normal" title="Send"/>"#))
      </subviews>
      <viewLayoutGuide key="safeArea" id="safe\(number)"/>
      <constraints>
      \(pin(number, "title", "top", "safe", "top", 20))
      \(pin(number, "title", "leading", "safe", "leading", 16))
      \(rows.map(\.constraints).joined())
      \(pin(number, "send", "top", "field4", "bottom", 24))
      \(pin(number, "send", "centerX", "view", "centerX", 0))
      </constraints></view></viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="first\(number)" \
      userLabel="First Responder" sceneMemberID="firstResponder"/></objects>
      <point key="canvasLocation" x="\(number * 700)" y="0"/></scene>
      """
  }

  private static func row(_ scene: Int, _ row: Int) -> (views: String, constraints: String) {
    let above = row == 0 ? "title" : "field\(row - 1)"
    return (
      view("label", scene, "label\(row)", #"text="Row \#(row)""#)
        + view("textField", scene, "field\(row)", #"borderStyle="roundedRect""#),
      pin(scene, "field\(row)", "top", above, "bottom", 12)
        + pin(scene, "field\(row)", "leading", "label\(row)", "trailing", 8)
        + pin(scene, "field\(row)", "trailing", "safe", "trailing", -16)
        + pin(scene, "label\(row)", "leading", "safe", "leading", 16)
        + pin(scene, "label\(row)", "firstBaseline", "field\(row)", "firstBaseline", 0)
    )
  }

  private static func view(
    _ element: String, _ scene: Int, _ name: String, _ attributes: String, _ inside: String = ""
  ) -> String {
    """
    <\(element) opaque="NO" contentMode="left" horizontalHuggingPriority="251" \
    verticalHuggingPriority="251" \(attributes) \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(name)\(scene)-\(scene)">
    <rect key="frame" x="16" y="79" width="120" height="34"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>\(inside)</\(element)>

    """
  }

  private static func pin(
    _ scene: Int, _ first: String, _ attribute: String, _ second: String, _ other: String,
    _ constant: Int
  ) -> String {
    let target =
      ["safe", "view"].contains(second) ? "\(second)\(scene)" : "\(second)\(scene)-\(scene)"
    return """
      <constraint firstItem="\(first)\(scene)-\(scene)" firstAttribute="\(attribute)" \
      secondItem="\(target)" secondAttribute="\(other)" constant="\(constant)" \
      id="\(first)-\(attribute)-\(scene)"/>

      """
  }
}
