import Testing
import UIKit

/// A row as real screens write it.
private final class ProfileCell: UITableViewCell {
  private let nameLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    return label
  }()
  private let stack = UIStackView()
  private var heightConstraint: NSLayoutConstraint?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    stack.axis = .vertical
    stack.alignment = .leading
    stack.distribution = .equalSpacing
    stack.spacing = UIStackView.spacingUseSystem
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.addArrangedSubview(nameLabel)
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    let bottom = stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    heightConstraint = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 60)
    heightConstraint?.isActive = true
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor, constant: -4),
      bottom,
    ])
    contentView.addConstraint(
      NSLayoutConstraint(
        item: nameLabel, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 20))
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

@MainActor @Suite struct AutoLayoutCompileTests {
  @Test func aCellIsAsHighAsItsConstraintsMakeIt() {
    let cell = ProfileCell(style: .default, reuseIdentifier: nil)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 320, height: 60))
  }
}

@MainActor
@Suite struct LayoutPriorityCompileTests {
  @Test func prioritiesCanBeCalculatedWith() {
    let label = UILabel()
    let resistance = label.contentCompressionResistancePriority(for: .horizontal)
    label.setContentCompressionResistancePriority(resistance - 1, for: .horizontal)
    #expect(label.contentCompressionResistancePriority(for: .horizontal).rawValue == 749)

    let constraint = label.widthAnchor.constraint(equalToConstant: 9)
    constraint.priority = .defaultLow + 1
    #expect(constraint.priority.rawValue == 251)

    var priority = UILayoutPriority.required
    priority -= 2
    priority += 1
    #expect(priority.rawValue == 999)
  }
}
