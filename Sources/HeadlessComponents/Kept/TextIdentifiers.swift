import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

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
