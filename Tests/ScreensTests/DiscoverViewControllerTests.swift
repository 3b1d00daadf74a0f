import Testing
import UIKit

@testable import Screens

private struct RecipeServiceStub: RecipeService {
  var result: Result<Recipes, URLError> = .success(
    Recipes(
      featured: [
        Recipe(id: "pie", title: "Apple Pie", minutes: 90),
        Recipe(id: "soup", title: "Pumpkin Soup", minutes: 40),
      ],
      categories: ["Breakfast", "Dinner", "Vegan"],
      latest: [
        Recipe(id: "soup", title: "Pumpkin Soup", minutes: 40),
        Recipe(id: "toast", title: "Toast", minutes: 5),
      ]))

  func recipes() async throws -> Recipes { try result.get() }
}

@MainActor
@Suite struct DiscoverViewControllerTests {
  private let simulator = Simulator()

  @Test func threeKindsOfSectionsAreShown() async throws {
    let (sut, list) = try await makeShown()
    #expect(list.numberOfSections == 3)
    #expect(cards(in: list) == ["Apple Pie", "Pumpkin Soup"])
    #expect(texts(in: 1, of: list) == ["Breakfast", "Dinner", "Vegan"])
    #expect(texts(in: 2, of: list) == ["Pumpkin Soup", "Toast"])
    #expect(header(1, of: list) == "Categories")
    #expect(header(2, of: list) == "Latest")
    #expect(sut.tabBarItem.title == "Discover")
  }

  @Test func eachSectionHasItsOwnLayout() async throws {
    let (_, list) = try await makeShown()
    // Cards are 0.8 of 390 wide and centred: (390 - 312) / 2 = 39; 12 to the next.
    #expect(list.cellForItem(at: [0, 0])?.frame == CGRect(x: 39, y: 16, width: 312, height: 180))
    #expect(
      list.collectionViewLayout.layoutAttributesForItem(at: [0, 1])?.frame
        == CGRect(x: 363, y: 16, width: 312, height: 180))
    // Two columns of (390 - 24) / 2 = 183 with 4 points around each.
    let first = try #require(list.cellForItem(at: [1, 0])?.frame)
    let second = try #require(list.cellForItem(at: [1, 1])?.frame)
    let third = try #require(list.cellForItem(at: [1, 2])?.frame)
    #expect(first.size == CGSize(width: 175, height: 52))
    #expect([first.minX, second.minX, third.minX] == [16, 199, 16])
    #expect(second.minY == first.minY)
    #expect((third.minY - first.minY).rounded() == 60)
  }

  @Test func savingReconfiguresTheCardAndTheRow() async throws {
    let (_, list) = try await makeShown()
    let card = try #require(list.cellForItem(at: [0, 0]) as? RecipeCardCell)
    #expect(card.saveButton.accessibilityLabel == "Save")
    try simulator.tap(card.saveButton)
    try simulator.settle()
    #expect(list.cellForItem(at: [0, 0]) === card)
    #expect(card.saveButton.accessibilityLabel == "Remove")
    #expect(card.saveButton.configuration?.image == UIImage(systemName: "bookmark.fill"))
  }

  @Test func aSwipeHidesARow() async throws {
    let (_, list) = try await makeShown()
    try simulator.tapSwipeAction("Hide", at: [2, 0], in: list)
    try simulator.settle()
    #expect(texts(in: 2, of: list) == ["Toast"])
    #expect(cards(in: list) == ["Apple Pie", "Pumpkin Soup"])
  }

  @Test func aTapOpensTheRecipe() async throws {
    let (sut, list) = try await makeShown()
    try simulator.tap([2, 1], in: list)
    try simulator.settle()
    #expect(sut.navigationController?.topViewController?.title == "Toast")
  }

  @Test func aCategoryOpensAList() async throws {
    let (sut, list) = try await makeShown()
    try simulator.tap([1, 2], in: list)
    try simulator.settle()
    #expect(sut.navigationController?.topViewController?.title == "Vegan")
  }

  @Test func aFailureShowsAMessage() async throws {
    let (sut, list) = try await makeShown(
      RecipeServiceStub(result: .failure(URLError(.notConnectedToInternet))))
    #expect(list.numberOfSections == 0)
    let alert = try #require(sut.presentedViewController as? UIAlertController)
    #expect(alert.title == "Something went wrong")
    try simulator.choose("OK", in: alert)
    try simulator.settle()
    #expect(sut.presentedViewController == nil)
  }

  // MARK: - Helpers

  private func makeShown(
    _ service: RecipeServiceStub = RecipeServiceStub()
  ) async throws -> (DiscoverViewController, UICollectionView) {
    let sut = DiscoverViewController(service: service)
    let navigation = UINavigationController(rootViewController: sut)
    navigation.navigationBar.isTranslucent = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    simulator.show(tabs)
    await sut.loading?.value
    try simulator.settle()
    let list = try #require(sut.view.subviews.lazy.compactMap { $0 as? UICollectionView }.first)
    return (sut, list)
  }

  private func cards(in list: UICollectionView) -> [String?] {
    (0..<list.numberOfItems(inSection: 0)).map { item in
      let path = IndexPath(item: item, section: 0)
      let cell = list.dataSource?.collectionView(list, cellForItemAt: path) as? RecipeCardCell
      return cell?.titleLabel.text
    }
  }

  private func texts(in section: Int, of list: UICollectionView) -> [String?] {
    (0..<list.numberOfItems(inSection: section)).map { item in
      let cell = list.cellForItem(at: IndexPath(item: item, section: section))
      return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  private func header(_ section: Int, of list: UICollectionView) -> String? {
    let view =
      list.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section)) as? UICollectionViewListCell
    return (view?.contentConfiguration as? UIListContentConfiguration)?.text
  }
}
