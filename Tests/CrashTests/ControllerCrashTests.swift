import HeadlessKit
import Testing

// In the serialized suite, so that no two exit tests run at once.
extension CrashDeliveryTests {
  @Test func pushingTwiceEndsTheProcess() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let screen = ViewController()
        let stack = NavigationController(rootViewController: screen)
        stack.pushViewController(screen, animated: true)
      }
    }
    let first = (said(result).first ?? "").replacing(/0x[0-9a-f]+/, with: "0x")
    #expect(
      first == """
        *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: \
        '<UINavigationController: 0x> is pushing the same view controller instance \
        (<UIViewController: 0x>) more than once which is not supported and is most likely an error \
        in the application : (null)'
        """)
  }
}
