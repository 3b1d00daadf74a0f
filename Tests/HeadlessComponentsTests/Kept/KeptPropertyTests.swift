import Foundation
import HeadlessComponents
import HeadlessKit
import Testing

/// Every property that is kept without effect: its first value, and that each object gives back the
/// value it was given, whatever its other properties and other objects hold.
@MainActor
@Suite struct KeptPropertyTests {
  /// A property of one object, in closures.
  private struct Row {
    let name: String
    let holds: (_ isChanged: Bool) -> Bool
    let set: (_ isChanged: Bool) -> Void
  }

  /// Returns a row for a property: its first value, and another one.
  private func row<Object: AnyObject, Value: Equatable>(
    _ object: Object, _ property: ReferenceWritableKeyPath<Object, Value>, _ first: Value,
    _ other: Value
  ) -> Row {
    Row(
      name: "\(Object.self) \(property)",
      holds: { object[keyPath: property] == ($0 ? other : first) },
      set: { object[keyPath: property] = $0 ? other : first })
  }

  private func expectKept(_ make: () -> [Row], sourceLocation: SourceLocation = #_sourceLocation) {
    let (rows, others) = (make(), make())
    func expect(_ rows: [Row], _ isChanged: (Int) -> Bool) {
      for (index, row) in rows.enumerated() {
        #expect(
          row.holds(isChanged(index)), "\(row.name)", sourceLocation: sourceLocation)
      }
    }
    expect(rows) { _ in false }
    for (last, row) in rows.enumerated() {
      row.set(true)
      expect(rows) { $0 <= last }
    }
    expect(others) { _ in false }
    for (last, row) in rows.enumerated() {
      row.set(false)
      expect(rows) { $0 > last }
    }
  }

  @Test func barButtonItem() {
    expectKept {
      let object = BarButtonItem()
      return [
        row(object, \.hidesSharedBackground, false, true),
        row(object, \.sharesBackground, true, false),
        row(object, \.identifier, nil, "other"),
        row(object, \.isSymbolAnimationEnabled, false, true),
        row(object, \.toolTip, nil, "other"),
        row(object, \.isSpringLoaded, false, true),
        row(object, \.badge, nil, .count(3)),
      ]
    }
  }

  @Test func button() {
    expectKept {
      let object = Button()
      return [
        row(object, \.preferredBehavioralStyle, .automatic, .mac),
        row(object, \.adjustsImageSizeForAccessibilityContentSizeCategory, false, true),
        row(object, \.isSymbolAnimationEnabled, false, true),
      ]
    }
  }

  @Test func emitterCell() {
    expectKept {
      let object = EmitterCell()
      let numbers: [ReferenceWritableKeyPath<EmitterCell, CGFloat>] = [
        \.velocity, \.velocityRange, \.xAcceleration, \.yAcceleration, \.zAcceleration,
        \.emissionLongitude, \.emissionLatitude, \.emissionRange, \.scaleRange, \.scaleSpeed,
        \.spin, \.spinRange,
      ]
      let parts: [ReferenceWritableKeyPath<EmitterCell, Float>] = [
        \.birthRate, \.lifetime, \.lifetimeRange, \.redRange, \.redSpeed, \.greenRange,
        \.greenSpeed, \.blueRange, \.blueSpeed, \.alphaRange, \.alphaSpeed,
      ]
      return numbers.map { row(object, $0, 0, 7) } + parts.map { row(object, $0, 0, 7) } + [
        row(object, \.name, nil, "spark"), row(object, \.contentsScale, 1, 2),
        row(object, \.scale, 1, 2), row(object, \.isEnabled, true, false),
        row(object, \.beginTime, 0, 3), row(object, \.duration, 0, 3),
      ]
    }
  }

  @Test func printFormatter() {
    expectKept {
      let object = SimpleTextPrintFormatter(text: "page")
      return [
        row(object, \.startPage, 0, 2), row(object, \.maximumContentWidth, 0, 100),
        row(object, \.maximumContentHeight, 0, 200),
        row(
          object, \.perPageContentInsets, .zero, EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
        row(object, \.text, "page", nil),
      ]
    }
  }

  @Test func datePicker() {
    expectKept {
      let object = DatePicker()
      return [
        row(object, \.roundsToMinuteInterval, true, false)
      ]
    }
  }

  @Test func emitterLayer() {
    expectKept {
      let object = EmitterLayer()
      return [
        row(object, \.emitterZPosition, 0, 3.5),
        row(object, \.emitterDepth, 0, 3.5),
        row(object, \.seed, 0, 7),
        row(object, \.spin, 1, 0.5),
        row(object, \.preservesDepth, false, true),
      ]
    }
  }

  @Test func gradientLayer() {
    expectKept {
      let object = GradientLayer()
      return [
        row(object, \.type, .axial, .conic)
      ]
    }
  }

  @Test func imagePickerController() {
    expectKept {
      let object = ImagePickerController()
      return [
        row(object, \.cameraDevice, .rear, .front),
        row(object, \.cameraFlashMode, .auto, .off),
        row(object, \.cameraCaptureMode, .photo, .video),
        row(object, \.videoQuality, .typeMedium, .typeLow),
        row(object, \.videoMaximumDuration, 600, 2.5),
        row(object, \.videoExportPreset, "AVAssetExportPresetPassthrough", "other"),
        row(object, \.imageExportPreset, .compatible, .current),
        row(object, \.showsCameraControls, true, false),
        row(object, \.cameraOverlayView, nil, View()),
        row(object, \.cameraViewTransform, .identity, CGAffineTransform(scaleX: 2, y: 3)),
      ]
    }
  }

  @Test func imageView() {
    expectKept {
      let object = ImageView()
      return [
        row(object, \.preferredImageDynamicRange, .unspecified, .high),
        row(object, \.highlightedAnimationImages, nil, [Image()]),
        row(object, \.adjustsImageWhenAncestorFocused, false, true),
      ]
    }
  }

  @Test func keyframeAnimation() {
    expectKept {
      let object = KeyframeAnimation()
      return [
        row(object, \.calculationMode, .linear, .cubic),
        row(object, \.rotationMode, nil, .rotateAuto),
        row(object, \.tensionValues, nil, [1, 2]),
        row(object, \.continuityValues, nil, [1, 2]),
        row(object, \.biasValues, nil, [1, 2]),
      ]
    }
  }

  @Test func label() {
    expectKept {
      let object = Label()
      return [
        row(object, \.sizingRule, .typographic, .oversize),
        row(object, \.enablesMarqueeWhenAncestorFocused, false, true),
        row(object, \.adjustsLetterSpacingToFitWidth, false, true),
        row(object, \.lineBreakStrategy, [], .pushOut),
      ]
    }
  }

  @Test func layer() {
    expectKept {
      let object = Layer()
      return [
        row(
          object, \.contentsRect, CGRect(x: 0, y: 0, width: 1, height: 1),
          CGRect(x: 1, y: 2, width: 3, height: 4)),
        row(
          object, \.contentsCenter, CGRect(x: 0, y: 0, width: 1, height: 1),
          CGRect(x: 1, y: 2, width: 3, height: 4)),
        row(object, \.anchorPointZ, 0, 3.5),
        row(object, \.isDoubleSided, true, false),
        row(object, \.isGeometryFlipped, false, true),
        row(object, \.drawsAsynchronously, false, true),
        row(object, \.allowsEdgeAntialiasing, false, true),
        row(object, \.beginTime, 0, 2.5),
        row(object, \.timeOffset, 0, 2.5),
        row(object, \.speed, 1, 0.5),
        row(object, \.duration, 0, 2.5),
        row(object, \.repeatCount, 0, 0.5),
        row(object, \.repeatDuration, 0, 2.5),
        row(object, \.autoreverses, false, true),
        row(object, \.fillMode, .removed, .forwards),
        row(object, \.wantsExtendedDynamicRangeContent, false, true),
        row(
          object, \.edgeAntialiasingMask,
          [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge],
          .layerTopEdge),
        row(object, \.contentsFormat, .RGBA8Uint, .gray8Uint),
      ]
    }
  }

  @Test func layerAnimation() {
    expectKept {
      let object = LayerAnimation()
      return [
        row(object, \.timeOffset, 0, 2.5),
        row(object, \.valueFunction, nil, ValueFunction(name: .rotateX)),
        row(object, \.preferredFrameRateRange, .default, FrameRateRange(minimum: 1, maximum: 2)),
      ]
    }
  }

  @Test func layerTransition() {
    expectKept {
      let object = LayerTransition()
      return [
        row(object, \.startProgress, 0, 0.5),
        row(object, \.endProgress, 1, 0.5),
      ]
    }
  }

  @Test func navigationBar() {
    expectKept {
      let object = NavigationBar()
      return [
        row(object, \.preferredBehavioralStyle, .automatic, .mac)
      ]
    }
  }

  @Test func navigationBarAppearance() {
    expectKept {
      let object = NavigationBarAppearance()
      return [
        row(object, \.titlePositionAdjustment, .zero, Offset(horizontal: 3, vertical: 4))
      ]
    }
  }

  @Test func navigationController() {
    expectKept {
      let object = NavigationController()
      return [
        row(object, \.hidesBarsWhenVerticallyCompact, false, true)
      ]
    }
  }

  @Test func navigationItem() {
    expectKept {
      let object = NavigationItem()
      return [
        row(object, \.searchBarPlacementAllowsExternalIntegration, false, true),
        row(object, \.subtitle, nil, "other"),
        row(object, \.largeTitle, nil, "other"),
        row(object, \.largeSubtitle, nil, "other"),
        row(object, \.subtitleView, nil, View()),
        row(object, \.largeSubtitleView, nil, View()),
        row(object, \.searchBarPlacementAllowsToolbarIntegration, true, false),
        row(
          object, \.centerItemGroups, [],
          [BarButtonItemGroup(barButtonItems: [], representativeItem: nil)]),
        row(
          object, \.pinnedTrailingGroup, nil,
          BarButtonItemGroup(barButtonItems: [], representativeItem: nil)),
        row(object, \.customizationIdentifier, nil, "other"),
      ]
    }
  }

  @Test func pageControl() {
    expectKept {
      let object = PageControl()
      return [
        row(object, \.direction, .natural, .topToBottom),
        row(object, \.preferredCurrentPageIndicatorImage, nil, Image()),
        row(object, \.defersCurrentPageDisplay, false, true),
      ]
    }
  }

  @Test func panGestureRecognizer() {
    expectKept {
      let object = PanGestureRecognizer()
      return [
        row(object, \.allowedScrollTypesMask, [], .all)
      ]
    }
  }

  @Test func pickerView() {
    expectKept {
      let object = PickerView()
      return [
        row(object, \.showsSelectionIndicator, false, true)
      ]
    }
  }

  @Test func progressView() {
    expectKept {
      let object = ProgressView()
      return [
        row(object, \.progressImage, nil, Image()),
        row(object, \.trackImage, nil, Image()),
      ]
    }
  }

  @Test func scrollView() {
    expectKept {
      let object = ScrollView()
      return [
        row(object, \.bouncesVertically, true, false),
        row(object, \.bouncesHorizontally, true, false),
        row(object, \.transfersVerticalScrollingToParent, true, false),
        row(object, \.transfersHorizontalScrollingToParent, true, false),
        row(object, \.contentAlignmentPoint, .zero, CGPoint(x: 1, y: 2)),
        row(object, \.indexDisplayMode, .automatic, .alwaysHidden),
        row(object, \.allowsKeyboardScrolling, true, false),
      ]
    }
  }

  @Test func searchBar() {
    expectKept {
      let object = SearchBar()
      return [
        row(
          object, \.searchFieldBackgroundPositionAdjustment, .zero,
          Offset(horizontal: 3, vertical: 4)),
        row(object, \.isLookToDictateEnabled, false, true),
      ]
    }
  }

  @Test func searchController() {
    expectKept {
      let object = SearchController(searchResultsController: nil)
      return [
        row(object, \.ignoresSearchSuggestionsForSearchBarPlacementStacked, false, true)
      ]
    }
  }

  @Test func slider() {
    expectKept {
      let object = Slider()
      return [
        row(object, \.preferredBehavioralStyle, .automatic, .mac)
      ]
    }
  }

  @Test func splitViewController() {
    expectKept {
      let object = SplitViewController()
      return [
        row(object, \.preferredSecondaryColumnWidth, -1, 3.5),
        row(object, \.minimumSecondaryColumnWidth, -1, 3.5),
        row(object, \.preferredSplitBehavior, .automatic, .tile),
        row(object, \.primaryEdge, .leading, .trailing),
        row(object, \.primaryBackgroundStyle, .none, .sidebar),
        row(object, \.showsSecondaryOnlyButton, false, true),
        row(object, \.displayModeButtonVisibility, .automatic, .never),
        row(object, \.preferredPrimaryColumnWidth, SplitViewController.automaticDimension, 3.5),
        row(
          object, \.preferredSupplementaryColumnWidth, SplitViewController.automaticDimension,
          3.5),
        row(
          object, \.preferredSupplementaryColumnWidthFraction,
          SplitViewController.automaticDimension,
          3.5),
        row(object, \.minimumSupplementaryColumnWidth, SplitViewController.automaticDimension, 3.5),
        row(object, \.maximumSupplementaryColumnWidth, SplitViewController.automaticDimension, 3.5),
      ]
    }
  }

  @Test func springAnimation() {
    expectKept {
      let object = SpringAnimation()
      return [
        row(object, \.allowsOverdamping, false, true)
      ]
    }
  }

  @Test func `switch`() {
    expectKept {
      let object = Switch()
      return [
        row(object, \.preferredStyle, .automatic, .checkbox)
      ]
    }
  }

  @Test func tabBar() {
    expectKept {
      let object = TabBar()
      return [
        row(object, \.itemPositioning, .automatic, .fill),
        row(object, \.itemSpacing, 0, 3.5),
        row(object, \.itemWidth, 0, 3.5),
        row(object, \.selectionIndicatorImage, nil, Image()),
      ]
    }
  }

  @Test func tabBarAppearance() {
    expectKept {
      let object = TabBarAppearance()
      return [
        row(object, \.selectionIndicatorImage, nil, Image()),
        row(object, \.stackedItemPositioning, .automatic, .centered),
        row(object, \.stackedItemSpacing, 0, 3.5),
        row(object, \.stackedItemWidth, 0, 3.5),
        row(object, \.backgroundImageContentMode, .scaleToFill, .center),
      ]
    }
  }

  @Test func tabBarController() {
    expectKept {
      let object = TabBarController()
      return [
        row(object, \.mode, .automatic, .tabSidebar),
        row(object, \.tabBarMinimizeBehavior, .automatic, .never),
        row(object, \.customizationIdentifier, nil, "other"),
      ]
    }
  }

  @Test func tabBarItem() {
    expectKept {
      let object = TabBarItem()
      return [
        row(object, \.largeContentSizeImage, nil, Image()),
        row(
          object, \.landscapeImagePhoneInsets, .zero,
          EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
        row(
          object, \.largeContentSizeImageInsets, .zero,
          EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
        row(object, \.isSpringLoaded, false, true),
      ]
    }
  }

  @Test func tapGestureRecognizer() {
    expectKept {
      let object = TapGestureRecognizer()
      return [
        row(object, \.buttonMaskRequired, .primary, .secondary)
      ]
    }
  }

  @Test func textAttachment() {
    expectKept {
      let object = TextAttachment()
      return [
        row(object, \.isAccessibilityElement, false, true),
        row(object, \.accessibilityLabel, nil, "other"),
        row(object, \.accessibilityHint, nil, "other"),
        row(object, \.accessibilityValue, nil, "other"),
      ]
    }
  }

  @Test func textView() {
    expectKept {
      let object = TextView()
      return [
        row(object, \.spellCheckingType, .default, .no),
        row(object, \.keyboardAppearance, .default, .dark),
        row(object, \.enablesReturnKeyAutomatically, false, true),
        row(object, \.isSecureTextEntry, false, true),
        row(object, \.usesStandardTextScaling, false, true),
        row(object, \.inlinePredictionType, .default, .yes),
        row(object, \.writingToolsBehavior, .default, .limited),
        row(object, \.allowedWritingToolsResultOptions, [], .table),
        row(object, \.selectionAffinity, .forward, .backward),
        row(object, \.borderStyle, .none, .roundedRect),
        row(object, \.textDragOptions, [], .stripTextColorFromPreviews),
      ]
    }
  }

  @Test func view() {
    expectKept {
      let object = View()
      return [
        row(
          object, \.accessibilityCustomRotors, nil,
          [AccessibilityCustomRotor(name: "a") { _ in nil }]),
        row(object, \.accessibilityTextualContext, nil, .console),
        row(object, \.cornerConfiguration, .corners(radius: 0), .corners(radius: 3)),
        row(object, \.focusEffect, nil, FocusEffect()),
        row(object, \.motionEffects, [], [MotionEffect()]),
        row(object, \.hoverStyle, nil, HoverStyle()),
      ]
    }
  }

  @Test func viewController() {
    expectKept {
      let object = ViewController()
      return [
        row(object, \.preferredTransition, nil, .crossDissolve)
      ]
    }
  }
}
