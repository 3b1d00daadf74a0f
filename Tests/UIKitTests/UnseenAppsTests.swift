import Foundation
import Testing
import UIKit

// What apps wrote that nobody had compiled here before.

/// A cell that is, as every table view cell, the delegate of its own recognizers. // behaviour 25.104
private final class SwipedCell: UITableViewCell {
  private(set) var asked = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let tap = UITapGestureRecognizer()
    tap.delegate = self
    addGestureRecognizer(tap)
  }
  required init?(coder: NSCoder) { nil }

  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    asked += 1
    return super.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }
  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

private final class OneCell: UITableViewController {
  let cell = SwipedCell(style: .default, reuseIdentifier: nil)

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { cell }
}

/// A primary controller that decides what remains of the secondary one.
private final class Master: UINavigationController {
  private(set) var collapsed: [String?] = []
  override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    collapsed.append(secondaryViewController.title)
    super.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
  }
}

private final class DarkField: UITextField {
  override var keyboardAppearance: UIKeyboardAppearance {
    get { .dark }
    set {}
  }
}

private final class DarkText: UITextView {
  override var keyboardAppearance: UIKeyboardAppearance {
    get { .dark }
    set {}
  }
  override var isSecureTextEntry: Bool {
    get { true }
    set {}
  }
}

private final class DarkSearch: UISearchBar {
  override var keyboardAppearance: UIKeyboardAppearance {
    get { .dark }
    set {}
  }
}

private final class PlainAppearance: UINavigationBarAppearance {
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
}

@MainActor
@Suite struct UnseenAppsTests {
  let simulator = Simulator()

  @Test func `a table view cell is asked about the touches of its recognizers`() throws {
    let screen = OneCell()
    simulator.show(screen)
    try simulator.settle()
    try simulator.tap(screen.cell)
    #expect(screen.cell.asked == 1)
    let cell: any UIGestureRecognizerDelegate = UITableViewCell()
    #expect(cell.gestureRecognizerShouldBegin(UITapGestureRecognizer()))
  }

  @Test(arguments: [false, true])
  func `a collapsing split view lets its primary controller take the secondary one`(
    isDiscarded: Bool
  ) throws {
    final class Delegate: NSObject, UISplitViewControllerDelegate {
      let isDiscarded: Bool
      init(_ isDiscarded: Bool) { self.isDiscarded = isDiscarded }
      func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
      ) -> Bool { isDiscarded }
    }
    let (list, detail) = (UIViewController(), UIViewController())
    detail.title = "Detail"
    let master = Master(rootViewController: list)
    let split = UISplitViewController()
    let delegate = Delegate(isDiscarded)
    split.delegate = delegate
    split.viewControllers = [master, detail]
    simulator.show(split)
    try simulator.settle()
    #expect(master.collapsed == (isDiscarded ? [] : ["Detail"]))
    #expect(master.topViewController === (isDiscarded ? list : detail))
  }

  @Test func `the traits of text input can be overridden`() {
    let fields: [any UITextInputTraits] = [DarkField(), DarkText(), DarkSearch()]
    #expect(fields.map(\.keyboardAppearance) == [.dark, .dark, .dark])
    #expect(DarkText().isSecureTextEntry)
    let text = UITextView()
    text.textContentType = .name
    #expect(text.textContentType == .name && text.spellCheckingType == .default)
  }

  @Test func `a copy of an appearance has its type`() {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    let copy = appearance.copy()
    copy.configureWithTransparentBackground()
    #expect(appearance.backgroundColor == .red && copy !== appearance)
    let own = PlainAppearance().copy()
    #expect(own is PlainAppearance)
    let any: Any = UITabBarAppearance().copy()
    #expect(any is UITabBarAppearance)
    let buttons = UIBarButtonItemAppearance()
    let (typed, untyped) = (buttons.copy(), buttons.copy() as Any)
    #expect(typed !== buttons && untyped as? UIBarButtonItemAppearance !== buttons)
  }

  #if os(Linux)
    @Test func `the class of the application answers for the shared one`() throws {
      #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication == .shared)
      #expect(UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication == .shared)
      let report = try #require(captureCrash { _ = UIApplication.value(forKey: "other") })
      #expect(report.name.rawValue == "NSUnknownKeyException")
    }

    @Test func `numbers of Core Graphics are numbers`() throws {
      let width: CGFloat = 1.5
      #expect(width as NSNumber == 1.5)
      let number: Any = NSNumber(value: 2.5)
      #expect(number as? CGFloat == 2.5)
      #expect([width, 2].map { $0 as NSNumber } == [1.5, 2])
    }

    @Test func `the bytes of an image can be read`() throws {
      let space = CGColorSpaceCreateDeviceRGB()
      let context = try #require(
        CGContext(
          data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: space,
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      let pixels = try #require(context.makeImage()).dataProvider?.data
      let bytes: UnsafePointer<UInt8> = CFDataGetBytePtr(pixels)
      withExtendedLifetime(pixels) {
        #expect((0..<4).map { bytes[$0] } == [255, 0, 0, 255])
      }
      #expect(CFDataGetLength(pixels) == 64)
      let provider = CGDataProvider(data: Data([1, 2]) as CFData)
      #expect(provider?.data == Data([1, 2]))
      #expect(CGDataProvider(data: NSData(data: Data([3])))?.data as Data? == Data([3]))
    }

    @Test func `streams, dictionaries and formats take what Apple's take`() throws {
      let stream = OutputStream.toMemory()
      stream.open()
      let data = Data([7, 8, 9])
      let written = data.withUnsafeBytes { bytes in
        bytes.baseAddress.map { stream.write($0, maxLength: bytes.count) }
      }
      #expect(written == 3)
      let input = InputStream(data: data)
      input.open()
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 3, alignment: 1)
      defer { buffer.deallocate() }
      let memory = try #require(buffer.baseAddress)
      #expect(input.read(memory, maxLength: 3) == 3)
      #expect(Array(buffer) == [7, 8, 9])

      let images = NSMutableDictionary()
      images.setObject("image", forKey: "name" as NSString as any NSCopying)
      #expect(images["name"] as? String == "image")

      // behaviour 25.103
      func format(_ text: String, _ arguments: any CVarArg...) -> String {
        String(format: text, arguments)
      }
      #expect(format("%@", "a", 1).filter { !$0.isWhitespace } == "(a,1)")
    }
  #endif
}
