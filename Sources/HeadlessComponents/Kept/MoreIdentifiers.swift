import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

extension Menu.Identifier {
  /// The menu “application”.
  public static let application = Self("com.apple.menu.application")
  /// The menu “about”.
  public static let about = Self("com.apple.menu.about")
  /// The menu “preferences”.
  public static let preferences = Self("com.apple.menu.preferences")
  /// The menu “services”.
  public static let services = Self("com.apple.menu.services")
  /// The menu “hide”.
  public static let hide = Self("com.apple.menu.hide")
  /// The menu “quit”.
  public static let quit = Self("com.apple.menu.quit")
  /// The menu “file”.
  public static let file = Self("com.apple.menu.file")
  /// The menu “new scene”.
  public static let newScene = Self("com.apple.menu.new-scene")
  /// The menu “open”.
  public static let open = Self("com.apple.menu.open")
  /// The menu “open recent”.
  public static let openRecent = Self("com.apple.menu.open-recent")
  /// The menu “close”.
  public static let close = Self("com.apple.menu.close")
  /// The menu “print”.
  public static let print = Self("com.apple.menu.print")
  /// The menu “document”.
  public static let document = Self("com.apple.menu.document")
  /// The menu “edit”.
  public static let edit = Self("com.apple.menu.edit")
  /// The menu “undo redo”.
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// The menu “standard edit”.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// The menu “find”.
  public static let find = Self("com.apple.menu.find")
  /// The menu “replace”.
  public static let replace = Self("com.apple.menu.replace")
  /// The menu “share”.
  public static let share = Self("com.apple.menu.share")
  /// The menu “text style”.
  public static let textStyle = Self("com.apple.menu.text-style")
  /// The menu “spelling”.
  public static let spelling = Self("com.apple.menu.spelling")
  /// The menu “spelling panel”.
  public static let spellingPanel = Self("com.apple.menu.spelling-panel")
  /// The menu “spelling options”.
  public static let spellingOptions = Self("com.apple.menu.spelling-options")
  /// The menu “substitutions”.
  public static let substitutions = Self("com.apple.menu.substitutions")
  /// The menu “substitutions panel”.
  public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
  /// The menu “substitution options”.
  public static let substitutionOptions = Self("com.apple.menu.substitution-options")
  /// The menu “transformations”.
  public static let transformations = Self("com.apple.menu.transformations")
  /// The menu “speech”.
  public static let speech = Self("com.apple.menu.speech")
  /// The menu “lookup”.
  public static let lookup = Self("com.apple.menu.lookup")
  /// The menu “learn”.
  public static let learn = Self("com.apple.menu.learn")
  /// The menu “format”.
  public static let format = Self("com.apple.menu.format")
  /// The menu “font”.
  public static let font = Self("com.apple.menu.font")
  /// The menu “text size”.
  public static let textSize = Self("com.apple.menu.text-size")
  /// The menu “text color”.
  public static let textColor = Self("com.apple.menu.text-color")
  /// The menu “text style pasteboard”.
  public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
  /// The menu “text”.
  public static let text = Self("com.apple.menu.text")
  /// The menu “writing direction”.
  public static let writingDirection = Self("com.apple.menu.writing-direction")
  /// The menu “alignment”.
  public static let alignment = Self("com.apple.menu.alignment")
  /// The menu “view”.
  public static let view = Self("com.apple.menu.view")
  /// The menu “toolbar”.
  public static let toolbar = Self("com.apple.menu.toolbar")
  /// The menu “sidebar”.
  public static let sidebar = Self("com.apple.menu.sidebar")
  /// The menu “fullscreen”.
  public static let fullscreen = Self("com.apple.menu.fullscreen")
  /// The menu “window”.
  public static let window = Self("com.apple.menu.window")
  /// The menu “minimize and zoom”.
  public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
  /// The menu “bring all to front”.
  public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
  /// The menu “help”.
  public static let help = Self("com.apple.menu.help")
  /// The main menu itself.
  public static let root = Self("com.apple.menu.root")
  /// The menu “auto fill”.
  public static let autoFill = Self("com.apple.menu.auto-fill")
}

extension TextContentType {
  /// The honorific before a name.
  public static let namePrefix = TextContentType(rawValue: "honorific-prefix")
  /// A given name.
  public static let givenName = TextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = TextContentType(rawValue: "additional-name")
  /// A family name.
  public static let familyName = TextContentType(rawValue: "family-name")
  /// The honorific after a name.
  public static let nameSuffix = TextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = TextContentType(rawValue: "nickname")
  /// The title of a job.
  public static let jobTitle = TextContentType(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = TextContentType(rawValue: "organization")
  /// A place.
  public static let location = TextContentType(rawValue: "location")
  /// A whole street address.
  public static let fullStreetAddress = TextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = TextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = TextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = TextContentType(rawValue: "address-level2")
  /// A state.
  public static let addressState = TextContentType(rawValue: "address-level1")
  /// A city and a state.
  public static let addressCityAndState = TextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = TextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = TextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = TextContentType(rawValue: "postal-code")
  /// The number of a credit card.
  public static let creditCardNumber = TextContentType(rawValue: "cc-number")
  /// The name on a credit card.
  public static let creditCardName = TextContentType(rawValue: "cc-name")
  /// The given name on a credit card.
  public static let creditCardGivenName = TextContentType(rawValue: "cc-given-name")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = TextContentType(rawValue: "cc-additional-name")
  /// The family name on a credit card.
  public static let creditCardFamilyName = TextContentType(rawValue: "cc-family-name")
  /// The security code of a credit card.
  public static let creditCardSecurityCode = TextContentType(rawValue: "cc-csc")
  /// The expiration date of a credit card.
  public static let creditCardExpiration = TextContentType(rawValue: "cc-exp")
  /// The expiration month of a credit card.
  public static let creditCardExpirationMonth = TextContentType(rawValue: "cc-exp-month")
  /// The expiration year of a credit card.
  public static let creditCardExpirationYear = TextContentType(rawValue: "cc-exp-year")
  /// The type of a credit card.
  public static let creditCardType = TextContentType(rawValue: "cc-type")
  /// The tracking number of a parcel.
  public static let shipmentTrackingNumber = TextContentType(rawValue: "shipment-tracking-number")
  /// The number of a flight.
  public static let flightNumber = TextContentType(rawValue: "flight-number")
  /// A date, a time or a duration.
  public static let dateTime = TextContentType(rawValue: "date-time")
  /// A birthday.
  public static let birthdate = TextContentType(rawValue: "bday")
  /// The day of a birthday.
  public static let birthdateDay = TextContentType(rawValue: "bday-day")
  /// The month of a birthday.
  public static let birthdateMonth = TextContentType(rawValue: "bday-month")
  /// The year of a birthday.
  public static let birthdateYear = TextContentType(rawValue: "bday-year")
  /// The identifier of an embedded SIM.
  public static let cellularEID = TextContentType(rawValue: "device-eid")
  /// The identifier of a mobile device.
  public static let cellularIMEI = TextContentType(rawValue: "device-imei")
}

extension Application.LaunchOptionsKey {
  /// The annotation of the opened URL.
  public static let annotation = Self(
    rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// The app was launched for a change of location.
  public static let location = Self(
    rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// The Bluetooth managers to restore.
  public static let bluetoothCentrals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  /// The Bluetooth peripherals to restore.
  public static let bluetoothPeripherals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
  /// The type of the user activity.
  public static let userActivityType = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  /// The downloads of an issue.
  public static let newsstandDownloads = Self(
    rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
  /// The shared record that the user accepted.
  public static let cloudKitShareMetadata = Self(
    rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
  /// The local notification that the user chose.
  public static let localNotification = Self(
    rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  /// The attribution of the launch.
  public static let eventAttribution = Self(
    rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
}

extension Activity.ActivityType {
  /// Sharing with SharePlay.
  public static let sharePlay = Self(
    rawValue: "com.apple.UIKit.activity.SharePlay")
  /// Inviting with a link.
  public static let collaborationInviteWithLink = Self(
    rawValue: "com.apple.UIKit.activity.CollaborationInviteWithLink")
  /// Copying the link to shared content.
  public static let collaborationCopyLink = Self(
    rawValue: "com.apple.UIKit.activity.CollaborationCopyLink")
  /// Adding to the Home Screen.
  public static let addToHomeScreen = Self(
    rawValue: "com.apple.UIKit.activity.AddToHomeScreen")
}

extension DataDetectorTypes {
  /// Tracking numbers of parcels.
  public static let shipmentTrackingNumber = Self(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = Self(rawValue: 1 << 5)
  /// Text that the user may look up.
  public static let lookupSuggestion = Self(rawValue: 1 << 6)
  /// Sums of money.
  public static let money = Self(rawValue: 1 << 7)
  /// Physical values.
  public static let physicalValue = Self(rawValue: 1 << 8)
}

extension UnderlineStyle {
  /// Dashes and dots.
  public static let patternDashDot = Self(rawValue: 0x300)
  /// Dashes and pairs of dots.
  public static let patternDashDotDot = Self(rawValue: 0x400)
}

extension FontDescriptor.AttributeName {
  /// The name that the user sees.
  public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")
  /// The transform.
  public static let matrix = Self(rawValue: "NSFontMatrixAttribute")
  /// The characters.
  public static let characterSet = Self(rawValue: "NSCTFontCharacterSetAttribute")
  /// The fonts to fall back to.
  public static let cascadeList = Self(rawValue: "NSCTFontCascadeListAttribute")
  /// The advance of all characters, in points.
  public static let fixedAdvance = Self(rawValue: "NSCTFontFixedAdvanceAttribute")
}

extension FontDescriptor {
  /// A key of a setting of a font's feature. Counterpart: `UIFontDescriptor.FeatureKey`.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The identifier of the feature.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The identifier of its setting.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The identifier of the feature, by its older name.
    public static let featureIdentifier = type
    /// The identifier of its setting, by its older name.
    public static let typeIdentifier = selector
  }

  /// Returns the descriptor with the name of a face. Faces are not told apart.
  public func withFace(_ newFace: String) -> FontDescriptor { self }
  /// The name, the size and the symbolic traits.
  public var fontAttributes: [AttributeName: Any] {
    [.name: postscriptName, .size: pointSize, .traits: [TraitKey.symbolic: symbolicTraits]]
  }
  /// Returns an attribute: the name, the size or the traits.
  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }
  /// Returns the descriptor itself: the fonts of the system are not searched.
  public func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [FontDescriptor] { [self] }
}

extension LayoutPriority {
  /// Of a drag that can resize the scene.
  public static let dragThatCanResizeScene = LayoutPriority(rawValue: 510)
  /// Of a scene that keeps its size.
  public static let sceneSizeStayPut = LayoutPriority(rawValue: 500)
  /// Of a drag that cannot resize the scene.
  public static let dragThatCannotResizeScene = LayoutPriority(rawValue: 490)
}

extension AccessibilityTraits {
  /// The element can be zoomed.
  public static let supportsZoom = AccessibilityTraits(rawValue: 1 << 18)
}

extension Control.Event {
  /// Events that the system reserves.
  public static let systemReserved = Self(rawValue: 0xF000_0000)
}

extension Control.State {
  /// States that the system reserves.
  public static let reserved = Self(rawValue: 0xFF00_0000)
}

extension SceneSession.Role {
  /// The scene of an external display.
  public static let windowExternalDisplay = Self(
    rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  /// The scene of a car's display.
  public static let carTemplateApplication = Self(
    rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
}

extension SplitViewController.DisplayMode {
  /// The primary column is hidden, by the older name.
  public static var primaryHidden: Self { .secondaryOnly }
  /// The primary column lies over the other one, by the older name.
  public static var primaryOverlay: Self { .oneOverSecondary }
}

extension BarButtonItem.Style {
  /// The button of the most important action.
  public static var prominent: Self { .done }
}

extension PopoverPresentationController.ArrowDirection {
  /// The direction is not known.
  public static let unknown = Self(rawValue: UInt.max)
}
