// Made from the blocks of Docs/HeadlessKit.docc/Articles/StoryboardsAndScenes.md. Change them there, and then:
//     HEADLESSKIT_REGENERATE=1 swift test --filter CodeBlockTests
// swift-format-ignore-file
import HeadlessKit
import Testing
import UIKit

#sourceLocation(file: "StoryboardsAndScenes.md", line: 81)
// import UIKit

final class RecipeCell: UITableViewCell {
  var titleLabel: UILabel!
}

final class RecipesViewController: UITableViewController {
  var recipes = ["Curry", "Pancakes"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    recipes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Recipe", for: indexPath)
    (cell as? RecipeCell)?.titleLabel.text = recipes[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    performSegue(withIdentifier: "showRecipe", sender: recipes[indexPath.row])
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let recipe = segue.destination as? RecipeViewController else { return }
    recipe.title = sender as? String
  }
}

final class RecipeViewController: UIViewController {
  var stepsLabel: UILabel!
  var cookButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    stepsLabel.text = "How to make \(title ?? "nothing")"
  }
}

final class RecipesSceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIStoryboard(name: "Main", bundle: nil)
      .instantiateInitialViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}
#sourceLocation()

#sourceLocation(file: "StoryboardsAndScenes.md", line: 147)
// import HeadlessKit

extension Simulator {
  func registerRecipes() {
    interfaces.register(storyboard: "Main") {
      let recipes = RecipesViewController(style: .plain)
      recipes.title = "Recipes"
      return UINavigationController(rootViewController: recipes)
    }
    interfaces.register(prototype: "Recipe", in: RecipesViewController.self) {
      let cell = RecipeCell(style: .default, reuseIdentifier: "Recipe")
      let label = UILabel(frame: CGRect(x: 16, y: 0, width: 200, height: 44))
      cell.contentView.addSubview(label)
      cell.titleLabel = label
      return cell
    }
    interfaces.register(segue: "showRecipe", from: RecipesViewController.self, .show) {
      RecipeViewController()
    }
    // The views of the second screen: they are created when the controller loads its view, which
    // is after prepare(for:sender:).
    interfaces.register(nib: "RecipeViewController") { owner in
      let view = UIView()
      view.backgroundColor = .systemBackground
      let steps = UILabel(frame: CGRect(x: 16, y: 120, width: 300, height: 20))
      let cook = UIButton(type: .system)
      cook.setTitle("Cook", for: .normal)
      cook.frame = CGRect(x: 16, y: 160, width: 80, height: 44)
      view.addSubview(steps)
      view.addSubview(cook)
      let controller = owner as? RecipeViewController
      controller?.stepsLabel = steps
      controller?.cookButton = cook
      return [view]
    }
  }
}
#sourceLocation()

@MainActor @Test func storyboardsAndScenes_block3() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/StoryboardsAndScenes.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
let simulator = Simulator(screenSize: CGSize(width: 320, height: 240))
#sourceLocation(file: "StoryboardsAndScenes.md", line: 205)
simulator.registerRecipes()
let delegate = RecipesSceneDelegate()
simulator.connect(delegate)
print(simulator.screenDrawing)
#sourceLocation()
try printed.expect(block: 3, fence: 204, #"""
┌──────────────────────────────────────────────┐
│ Recipes                                      │
├──────────────────────────────────────────────┤
│ Curry                                        │
│ Pancakes                                     │
└──────────────────────────────────────────────┘
"""#)
#sourceLocation(file: "StoryboardsAndScenes.md", line: 225)
try simulator.tap(.text("Pancakes"))
try simulator.find(.title("Pancakes"))
print(simulator.screenDrawing)
#sourceLocation()
try printed.expect(block: 4, fence: 224, #"""
┌──────────────────────────────────────────────┐
│ [Recipes]  Pancakes                          │
├──────────────────────────────────────────────┤
│ How to make Pancakes                         │
│ [Cook]                                       │
└──────────────────────────────────────────────┘
"""#)
}

@MainActor @Test func storyboardsAndScenes_block5() throws {
#sourceLocation(file: "StoryboardsAndScenes.md", line: 248)
let simulator = Simulator()
simulator.registerRecipes()
let main = UIStoryboard(name: "Main", bundle: nil)
simulator.show(try #require(main.instantiateInitialViewController()))
try simulator.find(.text("Curry"))
#sourceLocation()
}

@MainActor @Test func storyboardsAndScenes_block6() throws {
#sourceLocation(file: "StoryboardsAndScenes.md", line: 264)
let simulator = Simulator()
simulator.registerRecipes()
let recipes = RecipesViewController(style: .plain)
let stack = UINavigationController(rootViewController: recipes)
simulator.show(stack)
try simulator.triggerSegue("showRecipe", from: recipes, sender: "Soup")
#expect(stack.topViewController?.title == "Soup")
try simulator.find(.text("How to make Soup"))
#sourceLocation()
}

@MainActor @Test func storyboardsAndScenes_block7() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/StoryboardsAndScenes.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
let simulator = Simulator()
let recipes = RecipesViewController(style: .plain)
let stack = UINavigationController(rootViewController: recipes)
simulator.registerRecipes()
simulator.show(stack)
#sourceLocation(file: "StoryboardsAndScenes.md", line: 287)
let report = simulator.run {
  captureCrash { recipes.performSegue(withIdentifier: "showCook", sender: nil) }
}
print(report?.explanation ?? "no crash")
#sourceLocation()
try printed.expect(block: 7, fence: 286, #"""
Register it: simulator.interfaces.register(segue: "showCook", from: RecipesViewController.self, .show) { … } (known difference nibs)
"""#)
}
