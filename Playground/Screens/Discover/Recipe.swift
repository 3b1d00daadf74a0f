import Foundation

struct Recipe: Hashable, Identifiable, Sendable {
  let id: String
  let title: String
  let minutes: Int
  var isSaved = false
}

struct Recipes: Sendable {
  var featured: [Recipe]
  var categories: [String]
  var latest: [Recipe]
}

protocol RecipeService: Sendable {
  func recipes() async throws -> Recipes
}
