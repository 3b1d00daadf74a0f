import UIKit

final class PhotoViewController: UIViewController {
  let photo: Photo

  init(photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    let imageView = UIImageView(image: UIImage(named: photo.name))
    imageView.contentMode = .scaleAspectFit
    imageView.backgroundColor = .black
    view = imageView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = photo.name
  }
}
