import HeadlessKit
import Testing
import UIKit

@testable import InterfaceDocuments

@Suite(.serialized) @MainActor struct NibLoadingTests {
  @Test func aNibHasItsOwnersOutletsAndExternalObjects() throws {
    let shop = ShopFixture()
    shop.simulator.resources.register(.property("badge", \BadgeOwner.badge))
    let owner = BadgeOwner()
    let theme = BadgeTheme()
    let objects = UINib(nibName: "Badge", bundle: nil)
      .instantiate(withOwner: owner, options: [.externalObjects: ["theme": theme]])
    #expect(objects.count == 2)
    let badge = try #require(objects.first as? BadgeView)
    #expect(owner.badge === badge)
    #expect(badge.theme === theme)
    #expect(badge.isAwake)
    #expect(badge.frame.size == CGSize(width: 120, height: 40))
    #expect(objects.last is UITapGestureRecognizer)
  }

  @Test func aControllerLoadsTheNibOfItsName() {
    let shop = ShopFixture()
    let reviews = ReviewsViewController(nibName: nil, bundle: nil)
    #expect(reviews.view.tag == 7)
    let named = UIViewController(nibName: "ReviewsView", bundle: nil)
    #expect(named.view.tag == 7)
    #expect(UIViewController().view.tag == 0)
    _ = shop
  }

  @Test func bundlesLoadNibs() {
    let shop = ShopFixture()
    shop.simulator.resources.register(.property("badge", \BadgeOwner.badge))
    #expect(Bundle.main.loadNibNamed("Badge", owner: BadgeOwner())?.first is BadgeView)
  }
}
