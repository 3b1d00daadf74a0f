// Traits, under UIKit's names.
import Foundation
import HeadlessComponents
import HeadlessKit

public typealias UITraitCollection = TraitCollection
public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass
public typealias UIUserInterfaceStyle = UserInterfaceStyle
public typealias UIContentSizeCategory = ContentSizeCategory
public typealias UIAccessibilityContrast = AccessibilityContrast
public typealias UIUserInterfaceLevel = UserInterfaceLevel
public typealias UILegibilityWeight = LegibilityWeight
public typealias UIDisplayGamut = DisplayGamut
public typealias UITraitEnvironment = TraitEnvironment
public typealias UITraitDefinition = TraitDefinition
public typealias UITrait = Trait
public typealias UIMutableTraits = MutableTraits
public typealias UITraitOverrides = TraitOverrides
public typealias UITraitChangeObservable = TraitChangeObservable
public typealias UITraitChangeRegistration = TraitChangeRegistration
public typealias UITraitHorizontalSizeClass = TraitHorizontalSizeClass
public typealias UITraitVerticalSizeClass = TraitVerticalSizeClass
public typealias UITraitUserInterfaceStyle = TraitUserInterfaceStyle
public typealias UITraitPreferredContentSizeCategory = TraitPreferredContentSizeCategory
public typealias UITraitDisplayScale = TraitDisplayScale
public typealias UITraitLayoutDirection = TraitLayoutDirection
public typealias UITraitUserInterfaceIdiom = TraitUserInterfaceIdiom
public typealias UITraitAccessibilityContrast = TraitAccessibilityContrast
public typealias UITraitUserInterfaceLevel = TraitUserInterfaceLevel
public typealias UITraitLegibilityWeight = TraitLegibilityWeight
public typealias UITraitDisplayGamut = TraitDisplayGamut
public typealias UIFontMetrics = FontMetrics
