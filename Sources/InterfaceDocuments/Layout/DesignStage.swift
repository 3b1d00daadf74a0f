import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessKit
import HeadlessViews

/// The simulated device on which one tree of views is laid out.
@MainActor
final class DesignStage {
  let simulator: Simulator
  private let root: DesignRoot
  private let document: InterfaceDocument
  private let loading: InterfaceLoading
  private var window: Window?

  /// The views with their elements, outer ones first.
  var views: [(element: DocumentElement, view: View)] { loading.views }

  /// The views whose recorded frames contradict the document.
  private(set) var contradictory: Set<ObjectIdentifier> = []

  init(_ root: DesignRoot, in document: InterfaceDocument) {
    self.root = root
    self.document = document
    let device = document.device
    simulator = Simulator(
      screenSize: root.frame(on: device)?.size ?? device.size, scale: device.scale,
      profile: document.design)
    simulator.traitCollection = Self.traits(
      of: device, DesignTextSize(root, in: document).category, simulator.traitCollection)
    let resources = AppResources(simulator)
    resources.isDesign = true
    loading = InterfaceLoading(document, resources, traits: simulator.traitCollection)
    simulator.run { load() }
  }

  private static func traits(
    of device: DocumentDevice, _ textSize: ContentSizeCategory, _ old: TraitCollection
  ) -> TraitCollection {
    TraitCollection(traitsFrom: [
      old,
      TraitCollection(
        horizontalSizeClass: device.sizeClasses.horizontal,
        verticalSizeClass: device.sizeClasses.vertical,
        userInterfaceStyle: device.isDark ? .dark : .light,
        userInterfaceIdiom: device.isPad ? .pad : .phone),
      TraitCollection(preferredContentSizeCategory: textSize),
    ])
  }

  private func load() {
    if case .controller(let controller) = root.kind {
      for guide in controller.list("layoutGuides") where guide.name == "viewControllerLayoutGuide" {
        if let id = guide.id { loading.pendingBarGuides[id] = guide["type"] == "top" }
      }
    }
    guard let view = loading.makeView(root.element) else { return }
    // Interface Builder gives the root its frame, whatever its constraints would make of it.
    view.translatesAutoresizingMaskIntoConstraints = true
    for (id, isTop) in loading.pendingBarGuides { loading.barGuides[id] = (isTop, view) }
    loading.makeConstraints()
    contradictory = RecordedFrames(views).contradictory(
      loading.created.compactMap { $0.object as? LayoutConstraint })
    let frame = root.frame(on: document.device) ?? CGRect(origin: .zero, size: document.device.size)
    let window = DesignWindow(frame: CGRect(origin: .zero, size: frame.size))
    self.window = window
    switch root.kind {
    case .controller, .view:
      window.insets = DesignInsets(root, in: document).insets
      // Interface Builder gives a view of a nib the margins of a controller's view.
      let controller = ViewController()
      controller.view = view
      window.rootViewController = controller
    case .cell(let isTopLevel):
      if isTopLevel { window.insets = DesignInsets(root, in: document).insets }
      window.frame.size = CGSize(width: frame.maxX, height: frame.maxY)
      let container = View(frame: window.bounds)
      let side = window.systemMargin
      container.layoutMargins = EdgeInsets(top: 0, left: side, bottom: 0, right: side)
      container.addSubview(view)
      window.addSubview(container)
    }
    DesignTextMeasure(views, in: document).apply()
    DesignControls(views, in: document).apply()
    window.isHidden = false
    view.frame = frame
    if isInSheet { makeBarsHigher() }
    for (element, view) in views where element === root.element || element.key == "contentView" {
      DesignMargins(element, root, narrowing: narrowing(of: element, view)).apply(to: view)
    }
  }

  /// Whether Interface Builder drew the screen as a sheet, which is 54 points lower than the device.
  private var isInSheet: Bool {
    guard case .controller = root.kind, let size = root.element.recordedFrame?.size else {
      return false
    }
    return size
      == CGSize(width: document.device.size.width, height: document.device.size.height - 54)
  }

  /// Gives separate navigation bars a height of 56 points, which they have in a sheet.
  private func makeBarsHigher() {
    for case (_, let bar as NavigationBar) in views {
      let height = bar.heightAnchor.constraint(equalToConstant: 56)
      height.priority = LayoutPriority(999)
      height.isActive = true
    }
  }

  /// Lays out the views: twice, since the widths of texts decide their heights.
  func layOut() {
    simulator.run {
      simulator.layoutIfNeeded()
      // Content views are as large as Interface Builder drew them: how much of a cell its separator and
      // its accessory take depends on Xcode's version.
      for (element, view) in views where element.key == "contentView" {
        guard var recorded = element.recordedFrame, view.superview is TableViewCell else {
          continue
        }
        recorded.size.width -= narrowing(of: element, view)
        if view.frame != recorded {
          view.frame = recorded
          view.layoutIfNeeded()
        }
      }
    }
  }

  /// The views whose frames the document leaves open: constraints, contents and the arrangements of stack
  /// views allow several, and only what suppresses ambiguity would choose one.
  var undetermined: Set<ObjectIdentifier> {
    simulator.run {
      LayoutConstraint.deactivate(loading.assumed)
      defer { LayoutConstraint.activate(loading.assumed) }
      var roots: Set<ObjectIdentifier> = []
      var open: Set<ObjectIdentifier> = []
      for (_, view) in views {
        let root = view.constraintRoot
        guard roots.insert(ObjectIdentifier(root)).inserted else { continue }
        open.formUnion(LayoutSystem.ambiguous(in: root, breakingTies: false))
      }
      return open
    }
  }

  /// Lays out the views with other sizes of the plain views in stack views, which only Interface Builder
  /// knows. (behaviour 25.108)
  ///
  /// - Returns: The views whose frames follow from such a size.
  func followingHiddenSizes() -> Set<ObjectIdentifier> {
    let plain = loading.plainArranged.filter { $0.autoLayout.contentSize == nil }
    guard !plain.isEmpty else { return [] }
    let frames = views.map(\.view.frame)
    var moved: Set<ObjectIdentifier> = []
    func noteMoved() {
      for (frame, (_, view)) in zip(frames, views) where !frame.isClose(to: view.frame) {
        moved.insert(ObjectIdentifier(view))
      }
    }
    simulator.run { LayoutConstraint.deactivate(loading.assumed) }
    layOut()
    noteMoved()
    simulator.run { LayoutConstraint.activate(loading.assumed) }
    for view in plain {
      let size = view.frame.size
      setContentSize(CGSize(width: size.width + 100, height: size.height + 100), of: view)
    }
    layOut()
    noteMoved()
    for view in plain { setContentSize(nil, of: view) }
    layOut()
    return moved
  }

  private func setContentSize(_ size: CGSize?, of view: View) {
    simulator.run {
      view.autoLayout.contentSize = size
      view.invalidateIntrinsicContentSize()
    }
  }

  /// Returns the difference between the recorded width of a cell's content and the one with which
  /// Interface Builder laid it out, in points.
  ///
  /// A cell of an inset grouped table that is recorded at the table's full width was drawn with the
  /// table's margins all the same.
  private func narrowing(of element: DocumentElement, _ content: View) -> CGFloat {
    guard element.key == "contentView" else { return 0 }
    if let full = root.insetTable?.recordedFrame?.width, content.superview?.frame.width == full {
      // The tables that are recorded with their cells' real frames have these margins.
      return full < 390 ? 32 : 40
    }
    guard let cell = content.superview as? TableViewCell, cell.accessoryType != .none,
      let width = element.recordedFrame?.width, let pinned = pinnedWidth(of: element)
    else { return 0 }
    return width - pinned
  }

  /// Returns the width of a cell's content that the recorded right edges of the views pinned to it tell,
  /// in points: some versions of Xcode recorded another one beside an accessory than they used.
  private func pinnedWidth(of element: DocumentElement) -> CGFloat? {
    let views = element.list("subviews")
    let widths = element.list("constraints").compactMap { constraint -> CGFloat? in
      guard constraint.name == "constraint", constraint["firstAttribute"] == "trailing",
        constraint["secondAttribute"] == "trailing", constraint["relation"] == nil,
        constraint["priority"] == nil, constraint["multiplier"] == nil,
        !constraint.flag("placeholder")
      else { return nil }
      let (first, second) = (constraint["firstItem"], constraint["secondItem"])
      let isFirst = first == nil || first == element.id
      // A switch is recorded two points wider than it is laid out.
      guard let view = views.first(where: { $0.id == (isFirst ? second : first) }),
        view.name != "switch", isFirst || second == element.id, let edge = view.recordedFrame?.maxX
      else { return nil }
      let distance = constraint.number("constant") ?? 0
      return isFirst ? edge + distance : edge - distance
    }
    guard let one = widths.first, widths.allSatisfy({ abs($0 - one) < 0.5 }) else { return nil }
    return one
  }

  /// Enlarges every text, so that the frames that follow from texts change.
  func changeTexts() {
    simulator.run {
      for (_, view) in views {
        switch view {
        case let label as Label:
          label.font = label.font.withSize(label.font.pointSize + 3)
          if let text = label.text, !text.isEmpty { label.text = text + " mmm mmm" }
        case let button as Button:
          if let font = button.titleLabel?.font {
            button.titleLabel?.font = font.withSize(font.pointSize + 3)
          }
          if var configuration = button.configuration {
            configuration.title = (configuration.title ?? "") + " mmm"
            button.configuration = configuration
          } else if let title = button.currentTitle {
            button.setTitle(title + " mmm", for: .normal)
          }
        case let field as TextField:
          if let font = field.font { field.font = font.withSize(font.pointSize + 3) }
          field.placeholder = (field.placeholder ?? "") + "mmm"
          if let text = field.text, !text.isEmpty { field.text = text + "mmm" }
        case let view as TextView:
          view.font = (view.font ?? .systemFont(ofSize: 14)).withSize(40)
          view.text = (view.text ?? "") + " mmm mmm mmm"
        case let control as SegmentedControl:
          for index in 0..<control.numberOfSegments {
            control.setTitle(
              (control.titleForSegment(at: index) ?? "") + " mmm", forSegmentAt: index)
          }
        default: break
        }
      }
    }
  }
}

/// A window with the insets of a document's screen.
private final class DesignWindow: Window {
  var insets = EdgeInsets.zero
  override var safeAreaInsets: EdgeInsets { insets }
}

/// The recorded frames of the views in a root, in its coordinates, with their safe areas and constraints.
///
/// What is in scroll views is left out: it is placed in their contents.
struct DesignOutline {
  /// A guide of a view: its kind, and the frame of the view.
  typealias Guide = (kind: String, owner: CGRect)

  /// The bounds of the root.
  let bounds: CGRect
  /// The frames by the views' identifiers. The root itself is not among them.
  private(set) var frames: [String: CGRect] = [:]
  /// The guides by identifier.
  var guides: [String: Guide] = [:]
  private(set) var constraints: [DocumentElement] = []

  init(_ root: DocumentElement, size: CGSize) {
    bounds = CGRect(origin: .zero, size: size)
    add(root, bounds)
  }

  private mutating func add(_ element: DocumentElement, _ frame: CGRect) {
    for guide in element.children where guide.name == "viewLayoutGuide" && guide.key == "safeArea" {
      guides[guide.id ?? ""] = ("safe", frame)
    }
    constraints += element.list("constraints").filter { $0.name == "constraint" }
    guard !["scrollView", "tableView", "collectionView"].contains(element.name) else { return }
    let content = element.value("contentView")
    for view in element.list("subviews") + (content?.list("subviews") ?? []) {
      guard let recorded = view.recordedFrame else { continue }
      let place = recorded.offsetBy(dx: frame.minX, dy: frame.minY)
      if let id = view.id { frames[id] = place }
      add(view, place)
    }
    if let content { constraints += content.list("constraints").filter { $0.name == "constraint" } }
  }
}

/// The controls whose heights depend on Xcode's version, which the document does not tell: it may have
/// been laid out by one version and saved by another.
@MainActor
struct DesignControls {
  private let sliders: [(element: DocumentElement, slider: Slider)]
  private let searchBars: [SearchBar]
  private let pageControls: [PageControl]
  private let document: InterfaceDocument

  init(_ views: [(element: DocumentElement, view: View)], in document: InterfaceDocument) {
    sliders = views.compactMap { element, view in (view as? Slider).map { (element, $0) } }
    searchBars = views.compactMap { $0.view as? SearchBar }
    pageControls = views.compactMap { $0.view as? PageControl }
    self.document = document
  }

  /// Makes the controls as high as Interface Builder drew them. (behaviour 23.3)
  func apply() {
    makeSlidersHigher()
    // Until iOS 13, dots were 7 points wide and 9 apart.
    if document.isOlderThanXcode12 {
      for control in pageControls {
        let width = 16 * CGFloat(max(1, control.numberOfPages)) - 9
        control.autoLayout.contentSize = CGSize(width: width, height: 37)
      }
    }
    guard let height = document.searchBarHeight else { return }
    for bar in searchBars {
      bar.autoLayout.contentSize = CGSize(width: View.noIntrinsicMetric, height: height)
    }
  }

  /// Makes sliders as high as those of iOS 26 where most of the recorded ones are.
  private func makeSlidersHigher() {
    let heights = sliders.compactMap { $0.element.recordedFrame?.height }
    guard heights.count(where: { abs($0 - Slider.height) <= 0.5 }) * 2 > heights.count else {
      return
    }
    for (_, slider) in sliders where slider.intrinsicContentSize.height < Slider.height {
      // Constraints leave out the lowest point of such a slider, as they do of an older one.
      let height = slider.heightAnchor.constraint(
        greaterThanOrEqualToConstant: Slider.height - slider.alignmentRectInsets.bottom)
      height.priority = slider.contentCompressionResistancePriority(for: .vertical)
      height.isActive = true
    }
  }
}
