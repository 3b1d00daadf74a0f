import Foundation
import HeadlessComponents
import HeadlessKit
import Testing

@MainActor
@Suite struct EffectContentTests {
  @Test("constraints in the content view of an effect view determine its height (23.3)")
  func constraintsInTheContentDetermineTheSize() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let (effect, bar) = (VisualEffectView(effect: nil), View())
    for view in [effect, bar] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(effect)
    effect.contentView.addSubview(bar)
    let content = effect.contentView
    LayoutConstraint.activate([
      effect.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      effect.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      effect.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      bar.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      bar.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      bar.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      bar.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      bar.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(effect.frame == CGRect(x: 0, y: 318, width: 300, height: 82))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 82))
    #expect(bar.frame == CGRect(x: 20, y: 16, width: 260, height: 50))
  }
}
