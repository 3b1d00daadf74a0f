import UIKit

@MainActor
final class ContactsCoordinator: ContactsViewControllerDelegate {
  let navigationController: UINavigationController

  init(contacts: [Contact]) {
    let list = ContactsViewController(contacts: contacts)
    navigationController = UINavigationController(rootViewController: list)
    list.delegate = self
  }

  func contactsViewController(_ controller: ContactsViewController, didSelect contact: Contact) {
    navigationController.pushViewController(ContactViewController(contact: contact), animated: true)
  }
}
