extension DocumentVocabulary {
  /// The elements that have an effect or are kept, and their attributes after the colon. A word in
  /// capitals represents a group.
  static let used = """
    document: type initialViewController launchScreen toolsVersion
    device: appearance orientation
    scenes,scene,objects,resources,dependencies,subviews,constraints,connections: sceneID
    prototypes,sections,cells,segments,items,toolbarItems,gestureRecognizers,layoutGuides:
    leftBarButtonItems,rightBarButtonItems,scopeButtonTitles,userDefinedRuntimeAttributes:
    placeholder: placeholderIdentifier sceneMemberID
    exit: sceneMemberID
    customObject,object,controller: sceneMemberID
    viewControllerPlaceholder: bundleIdentifier referencedIdentifier sceneMemberID storyboardName
    outlet: destination property
    outletCollection: appends destination property
    action: destination eventType selector
    segue: animates destination destinationCreationSelector identifier kind modalPresentationStyle
    segue: modalTransitionStyle popoverAnchorBarButtonItem popoverAnchorView relationship trigger
    segue: unwindAction
    popoverArrowDirection: down left right up unknown
    pageViewController: navigationOrientation transitionStyle
    userDefinedRuntimeAttribute: catalog keyPath type value
    rect: height width x y
    frame: height minX minY width
    point: x y
    size: height width
    range: length location
    value: height type width x y
    inset: maxX maxY minX minY
    edgeInsets: bottom left right top
    directionalEdgeInsets: bottom leading top trailing
    integer,real,bool: value
    string,mutableString: base64-UTF8
    attributedString,textAttributes,attributes,array:
    fragment: content
    url: string
    nil: name
    color: alpha blue catalog cocoaTouchSystemColor customColorSpace green name red systemColor white
    color: xcode11CocoaTouchSystemColor
    systemColor,namedColor: name
    image: catalog height name width
    imageReference: catalog image renderingMode symbolScale
    preferredSymbolConfiguration,symbolConfiguration: pointSize scale weight
    fontDescription: name pointSize style type weight
    font: metaFont name size
    paragraphStyle: alignment lineBreakMode lineHeightMultiple lineSpacing paragraphSpacing
    paragraphStyle: firstLineHeadIndent headIndent tailIndent minimumLineHeight maximumLineHeight
    paragraphStyle: paragraphSpacingBefore
    autoresizingMask: flexibleMaxX flexibleMaxY flexibleMinX flexibleMinY heightSizable widthSizable
    constraint: constant firstAttribute firstItem identifier multiplier placeholder priority relation
    constraint: secondAttribute secondItem installed
    viewLayoutGuide:
    viewControllerLayoutGuide: type
    variation: constant alpha hidden priority spacing axis
    mask:
    include,exclude: reference
    designables:
    designable: name
    accessibility: hint identifier label value
    accessibilityTraits: adjustable allowsDirectInteraction button causesPageTurn header image
    accessibilityTraits: keyboardKey link none notEnabled playsSound searchField selected
    accessibilityTraits: startsMediaSession staticText summaryElement updatesFrequently
    extendedEdge: bottom left right top
    view,containerView,tableViewCellContentView,collectionViewCellContentView: VIEW
    label: VIEW adjustsFontForContentSizeCategory adjustsFontSizeToFit baselineAdjustment enabled
    label: highlighted lineBreakMode minimumFontSize minimumScaleFactor numberOfLines
    label: preferredMaxLayoutWidth text textAlignment
    imageView: VIEW adjustsImageSizeForAccessibilityContentSizeCategory catalog highlighted
    imageView: highlightedImage image
    stackView: VIEW alignment axis baselineRelativeArrangement distribution spacing
    button: VIEW CONTROL adjustsImageWhenDisabled adjustsImageWhenHighlighted buttonType
    button: changesSelectionAsPrimaryAction lineBreakMode pointerInteraction
    button: reversesTitleShadowWhenHighlighted role showsMenuAsPrimaryAction
    button: showsTouchWhenHighlighted title
    state: backgroundImage catalog image title
    buttonConfiguration: buttonSize catalog cornerStyle image imagePadding imagePlacement
    buttonConfiguration: showsActivityIndicator style subtitle title titleAlignment titlePadding
    textField: VIEW CONTROL adjustsFontForContentSizeCategory adjustsFontSizeToFit borderStyle
    textField: clearButtonMode clearsOnBeginEditing minimumFontSize placeholder text textAlignment
    textInputTraits: autocapitalizationType autocorrectionType enablesReturnKeyAutomatically
    textInputTraits: keyboardAppearance keyboardType returnKeyType secureTextEntry smartDashesType
    textInputTraits: smartInsertDeleteType smartQuotesType spellCheckingType textContentType
    scrollView: VIEW SCROLL
    textView: VIEW SCROLL adjustsFontForContentSizeCategory editable selectable text textAlignment
    tableView: VIEW SCROLL allowsMultipleSelection allowsMultipleSelectionDuringEditing
    tableView: allowsSelection allowsSelectionDuringEditing contentViewInsetsToSafeArea dataMode
    tableView: estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight rowHeight
    tableView: sectionFooterHeight sectionHeaderHeight separatorInsetReference separatorStyle style
    tableViewSection: footerTitle headerTitle
    tableViewCell: VIEW accessoryType detailTextLabel editingAccessoryType imageView
    tableViewCell: indentationLevel indentationWidth reuseIdentifier rowHeight selectionStyle
    tableViewCell: shouldIndentWhileEditing showsReorderControl style textLabel
    tableViewHeaderFooterView: VIEW
    listContentConfiguration: catalog image secondaryText text
    collectionView: VIEW SCROLL allowsMultipleSelection allowsSelection
    collectionViewCell,collectionReusableView: VIEW reuseIdentifier
    collectionViewFlowLayout: automaticEstimatedItemSize minimumInteritemSpacing minimumLineSpacing
    collectionViewFlowLayout: scrollDirection sectionInsetReference
    collectionViewLayout:
    switch: VIEW CONTROL on
    slider: VIEW CONTROL continuous maxValue maximumValueImage minValue minimumValueImage value
    stepper: VIEW CONTROL autorepeat continuous maximumValue minimumValue stepValue value wraps
    segmentedControl: VIEW CONTROL momentary selectedSegmentIndex
    segment: catalog enabled image title width
    pageControl: VIEW CONTROL currentPage hidesForSinglePage numberOfPages
    datePicker: VIEW CONTROL datePickerMode minuteInterval style
    refreshControl: VIEW CONTROL
    control: VIEW CONTROL
    pickerView: VIEW
    activityIndicatorView: VIEW animating hidesWhenStopped style
    progressView: VIEW progress progressViewStyle
    visualEffectView: VIEW
    blurEffect: style
    vibrancyEffect:
    searchBar: VIEW placeholder prompt searchBarStyle showsCancelButton showsScopeBar text translucent
    navigationBar: VIEW barStyle largeTitles translucent
    toolbar,tabBar: VIEW barStyle translucent
    mapView,wkWebView,webView,glkView,mtkView,sceneKitView,skView,arskView,arscnView,arView: VIEW
    pdfView: VIEW
    viewController,glkViewController,avPlayerViewController,hostingController: CONTROLLER
    tableViewController,collectionViewController: CONTROLLER clearsSelectionOnViewWillAppear
    navigationController: CONTROLLER hidesBarsOnSwipe hidesBarsOnTap navigationBarHidden
    navigationController: toolbarHidden
    tabBarController,pageViewController: CONTROLLER
    splitViewController: CONTROLLER maximumPrimaryColumnWidth minimumPrimaryColumnWidth
    splitViewController: preferredDisplayMode preferredPrimaryColumnWidthFraction presentsWithGesture
    navigationItem: backButtonTitle hidesBackButton largeTitleDisplayMode
    navigationItem: leftItemsSupplementBackButton prompt title
    barButtonItem: ITEM style systemItem width
    tabBarItem: ITEM badgeValue selectedImage systemItem
    tapGestureRecognizer: GESTURE numberOfTapsRequired numberOfTouchesRequired
    pongPressGestureRecognizer,longPressGestureRecognizer: GESTURE allowableMovement
    pongPressGestureRecognizer,longPressGestureRecognizer: minimumPressDuration
    swipeGestureRecognizer: GESTURE direction
    panGestureRecognizer: GESTURE maximumNumberOfTouches minimumNumberOfTouches
    pinchGestureRecognizer,rotationGestureRecognizer,gestureRecognizer: GESTURE
    screenEdgePanGestureRecognizer: GESTURE
    """

  /// The names that are ignored, with the reasons.
  static let ignored: [(names: String, why: String)] = [
    (
      """
      document: colorMatched propertyAccessControl systemVersion targetRuntime useAutolayout
      document: useSafeAreas useTraitCollections variant version
      capability: minToolsVersion name
      deployment: defaultVersion identifier version
      development: defaultVersion version
      plugIn: identifier version
      device: layout
      adaptation,classes,class,relationships,relationship: className candidateClass name
      customFonts:
      inferredMetricsTieBreakers:
      """, "It concerns Xcode and its versions, not the app."
    ),
    (
      """
      simulatedNavigationBarMetrics: prompted translucent barStyle
      simulatedToolbarMetrics,simulatedTabBarMetrics: translucent barStyle
      simulatedStatusBarMetrics: statusBarStyle
      simulatedScreenMetrics,simulatedOrientationMetrics: type orientation
      freeformSimulatedSizeMetrics,fixedSimulatedSizeMetrics,simulatedSizeMetrics:
      view: simulatedAppContext
      view,stackView,scrollView,tableView,label,button,imageView,textView,textField: verifyAmbiguity
      collectionView,containerView,tableViewCellContentView: verifyAmbiguity
      """, "It is how Interface Builder draws a screen; the running app does not know it."
    ),
    (
      """
      outletCollection: collectionClass
      segue: reference splitViewControllerTargetIsSecondaryColumn animates splitViewPosition
      tableViewCellContentView: tableViewCell
      color: colorSpace
      fontDescription: family
      button: alignment hasAttributedTitle width
      label: alignment usesAttributedText verticalAlignment
      textView: usesAttributedText
      preferredSymbolConfiguration,symbolConfiguration: configurationType renderingMode
      constraint: symbolic
      collectionView: dataMode
      segmentedControl: segmentControlStyle
      """, "It repeats what other attributes say, or the system ignores it as well."
    ),
    (
      """
      label: adjustsLetterSpacingToFitWidth layoutMarginsFollowReadableWidth
      view,textView,stackView,tableView,collectionView: layoutMarginsFollowReadableWidth
      scrollView,tableViewCell,tableViewCellContentView: layoutMarginsFollowReadableWidth
      collectionViewCell,collectionReusableView,containerView: layoutMarginsFollowReadableWidth
      imageView,button,visualEffectView: layoutMarginsFollowReadableWidth
      button: adjustsImageSizeForAccessibilityContentSizeCategory verticalAlignment springLoaded
      button: hoverStyleIdentifier macSemanticStyle preferredBehavioralStyle
      tableViewCell: hidesAccessoryWhenEditing focusStyle
      tableView: sectionIndexMinimumDisplayRowCount springLoaded dragInteractionEnabled prefetchingEnabled
      collectionView: prefetchingEnabled dragInteractionEnabled springLoaded
      paragraphStyle: allowsDefaultTighteningForTruncation baseWritingDirection hyphenationFactor
      paragraphStyle: tighteningFactorForTruncation lineBreakStrategy
      splitViewController: allowDoubleColumnStyle behavior primaryBackgroundStyle primaryEdge style
      dataDetectorType: address all calendarEvent link phoneNumber shipmentTrackingNumber
      pageControl: allowsContinuousInteraction backgroundStyle defersCurrentPageDisplay
      datePicker: countDownDuration useCurrentDate
      navigationController: hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact
      pageViewController: spineLocation doubleSided
      toolbar,navigationBar,searchBar,tabBar: backgroundImage selectionIndicatorImage shadowImage
      tabBar: itemPositioning itemSpacing itemWidth
      searchBar: showsBookmarkButton showsSearchResultsButton keyboardType backgroundImage
      navigationItem: backButtonDisplayMode style
      textField: allowsEditingTextAttributes background disabledBackground
      textView: allowsEditingTextAttributes clearsOnInsertion findInteractionEnabled
      textInputTraits: dictation passwordRules inlinePredictionType
      scrollView: contentLayoutGuide
      switch: title preferredStyle
      menu,menuElement,command: catalog image keyEquivalent title
      children,options,tabStops,connectionsOfMenu:
      textTab: alignment location
      accessibilityOverrides: dynamicTypePreference isEnabled
      dataDetectorType: flightNumber lookupSuggestion
      paragraphStyle: defaultTabInterval
      textView: layoutManager
      stackView: spacingType
      label: showsExpansionTextWhenTruncated
      segue: inheritsFrom popoverAnchorRect
      viewController,tableViewController,collectionViewController: nibName wantsFullScreenLayout
      viewController,tableViewController,navigationController: autoresizesArchivedViewToFullSize
      viewController,tabBarController,splitViewController: autoresizesArchivedViewToFullSize
      tableView,collectionView: allowsFocus remembersLastFocusedIndexPath selectionFollowsFocus
      tableView: fillerRowHeight selfSizingInvalidation
      splitViewController: preferredPrimaryColumnWidth displayModeButtonVisibility
      segmentedControl: apportionsSegmentWidthsByContent springLoaded
      barButtonItem,tabBarItem: largeContentSizeImage springLoaded changesSelectionAsPrimaryAction
      pongPressGestureRecognizer,longPressGestureRecognizer: numberOfTapsRequired numberOfTouchesRequired
      swipeGestureRecognizer: numberOfTouchesRequired
      tapGestureRecognizer,swipeGestureRecognizer,panGestureRecognizer: delaysTouchesEnded
      pongPressGestureRecognizer,longPressGestureRecognizer: delaysTouchesEnded
      pinchGestureRecognizer,rotationGestureRecognizer: rotation scale
      rectEdge: bottom left right top
      date: timeIntervalSinceReferenceDate
      locale: localeIdentifier
      timeZone,calendar: calendarIdentifier name
      navigationBarAppearance,toolbarAppearance,tabBarAppearance: backgroundImage shadowImage
      barButtonItemAppearance,buttonAppearance,tabBarItemAppearance,tabBarItemStateAppearance:
      buttonConfiguration: indicator titleLineBreakMode subtitleLineBreakMode macIdiomStyle
      backgroundConfiguration: catalog cornerRadius image strokeWidth strokeOutset
      listContentConfiguration: prefersSideBySideTextAndSecondaryText imageToTextPadding
      colorWell: VIEW CONTROL title supportsAlpha
      window,inputView,calendarView,metalView,arCoachingOverlayView: VIEW
      keyCommand: discoverabilityTitle input keyEquivalent
      """, "It is looks or behaviour that is not simulated."
    ),
    (
      """
      mapView: mapType pitchEnabled rotateEnabled scrollEnabled showsUserLocation zoomEnabled
      mapView: showsBuildings showsCompass showsPointsOfInterest showsScale showsTraffic
      wkWebView: allowsBackForwardNavigationGestures allowsLinkPreview
      wkWebViewConfiguration: allowsAirPlayForMediaPlayback allowsInlineMediaPlayback
      wkWebViewConfiguration: allowsPictureInPictureMediaPlayback dataDetectorTypes
      wkWebViewConfiguration: selectionGranularity suppressesIncrementalRendering applicationNameForUserAgent
      wkPreferences: javaScriptCanOpenWindowsAutomatically javaScriptEnabled minimumFontSize
      audiovisualMediaTypes: audio none video
      webView: scalesPageToFit allowsInlineMediaPlayback mediaPlaybackRequiresUserAction
      """, "The contents of maps and web pages are not simulated; the view stands in its place."
    ),
  ]
}
