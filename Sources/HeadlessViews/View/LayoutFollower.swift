/// An action that follows each layout of a view, stored in its states by the module that needs it.
@MainActor
package final class LayoutFollower {
  let act: (View) -> Void

  package init(_ act: @escaping (View) -> Void) {
    self.act = act
  }
}
