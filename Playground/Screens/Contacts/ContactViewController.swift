import UIKit

final class ContactViewController: UIViewController {
  private let contact: Contact
  private let nameLabel = UILabel()

  init(contact: Contact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = contact.name
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = .systemBackground
    nameLabel.text = contact.name
    nameLabel.font = .preferredFont(forTextStyle: .largeTitle)
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(nameLabel)
    NSLayoutConstraint.activate([
      nameLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      nameLabel.topAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
    ])
  }
}
