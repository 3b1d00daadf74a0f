import Testing
import UIKit

// A form as an app writes it: it imports only UIKit.

@MainActor
private final class SignUpView: UIView, UITextFieldDelegate, UIGestureRecognizerDelegate {
  let nameField = UITextField()
  let saveButton = UIButton(type: .system)
  let newsSwitch = UISwitch()
  let kind = UISegmentedControl(items: ["Person", "Firm"])
  let spinner = UIActivityIndicatorView(style: .medium)
  private(set) var saved: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    nameField.returnKeyType = .done
    nameField.autocapitalizationType = .words
    nameField.delegate = self
    saveButton.setTitle("Save", for: .normal)
    saveButton.setTitleColor(.white, for: .normal)
    saveButton.titleLabel?.font = .boldSystemFont(ofSize: 15)
    saveButton.layer.cornerRadius = 8
    saveButton.layer.borderColor = UIColor.systemBlue.cgColor
    saveButton.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    saveButton.menu = UIMenu(children: [UIAction(title: "Draft") { [weak self] _ in self?.draft() }]
    )
    saveButton.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
    newsSwitch.onTintColor = .systemGreen
    kind.selectedSegmentIndex = 0
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    tap.delegate = self
    tap.addHandler { [weak self] _ in self?.endEditing(true) }
    addGestureRecognizer(tap)
    for view in [nameField, saveButton, newsSwitch, kind, spinner] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, view) in subviews.enumerated() {
      view.frame = CGRect(x: 20, y: 50 * CGFloat(index + 1), width: 200, height: 40)
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return false
  }

  private func draft() { saved.append("draft") }

  private func save() {
    spinner.startAnimating()
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.curveEaseInOut], animations: { self.alpha = 0.5 },
      completion: { _ in
        self.spinner.stopAnimating()
        self.saved.append("\(self.nameField.text ?? "") \(self.newsSwitch.isOn)")
      })
  }
}

@MainActor
@Suite struct ControlsCompileTests {
  @Test func aFormIsFilledInAndSaved() throws {
    let simulator = Simulator()
    let form = SignUpView()
    simulator.show(form)
    try simulator.type("Ada\n", into: form.nameField)
    #expect(!form.nameField.isEditing)
    try simulator.tap(form.newsSwitch)
    try simulator.tapSegment("Firm", in: form.kind)
    try simulator.tap(form.saveButton)
    #expect(form.spinner.isAnimating)
    try simulator.settle()
    #expect(form.saved == ["Ada true"])
    try simulator.choose("Draft", from: form.saveButton)
    #expect(form.saved == ["Ada true", "draft"])
    #expect(form.kind.selectedSegmentIndex == 1)
    try simulator.tap(form.nameField)
    #expect(form.nameField.isEditing)
    try simulator.tap(at: CGPoint(x: 300, y: 700))
    #expect(!form.nameField.isEditing)
  }
}
