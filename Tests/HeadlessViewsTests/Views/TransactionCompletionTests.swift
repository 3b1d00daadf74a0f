import HeadlessKit
import Testing

/// When the completion block of a transaction is called.
@MainActor
@Suite struct TransactionCompletionTests {
  let simulator = Simulator()

  private func run(_ changes: () -> Void) -> Flag {
    let flag = Flag()
    simulator.run {
      Transaction.begin()
      Transaction.setCompletionBlock { flag.isSet = true }
      changes()
      Transaction.commit()
    }
    return flag
  }

  @Test func withoutAnimationsItIsCalledAtOnce() {
    #expect(run {}.isSet)
    #expect(
      run {
        NavigationController().pushViewController(ViewController(), animated: false)
      }.isSet)
  }

  @Test func anAnimationWithoutACompletionIsWaitedFor() throws {
    let view = View()
    simulator.show(view)
    let flag = run { View.animate(withDuration: 0.3) { view.alpha = 0 } }
    try simulator.advance(by: 0.2)
    #expect(!flag.isSet)
    try simulator.advance(by: 0.1)
    #expect(flag.isSet)
  }

  @Test func anAnimatedPushIsWaitedFor() throws {
    let stack = NavigationController(rootViewController: ViewController())
    simulator.show(stack)
    let flag = run { stack.pushViewController(ViewController(), animated: true) }
    #expect(!flag.isSet)
    try simulator.advance(by: 0.1)
    #expect(!flag.isSet)
    try simulator.settle()
    #expect(flag.isSet)
  }

  @Test func aRepeatingAnimationEndsWhenItIsRemoved() throws {
    let view = View()
    simulator.show(view)
    var results: [Bool] = []
    simulator.run {
      View.animate(
        withDuration: 0.3, delay: 0, options: [.repeat, .autoreverse],
        animations: { view.alpha = 0 }, completion: { results.append($0) })
    }
    try simulator.advance(by: 10)
    #expect(results.isEmpty)
    simulator.run { view.layer.removeAllAnimations() }
    try simulator.settle()
    #expect(results == [false])
  }
}

private final class Flag {
  var isSet = false
}
