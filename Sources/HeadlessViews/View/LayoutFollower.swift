/// What follows each layout of a view, kept in its states by the module that needs it.
@MainActor
package final class LayoutFollower {
  let act: (View) -> Void

  package init(_ act: @escaping (View) -> Void) {
    self.act = act
  }
}
