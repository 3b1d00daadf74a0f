// Controls and actions, under UIKit's names.
import HeadlessComponents
import HeadlessKit

public typealias UIControl = Control
public typealias UIButton = Button
public typealias UISwitch = Switch
public typealias UISegmentedControl = SegmentedControl
public typealias UISlider = Slider
public typealias UIStepper = Stepper
public typealias UIPageControl = PageControl
public typealias UIActivityIndicatorView = ActivityIndicatorView
public typealias UIProgressView = ProgressView
public typealias UIRefreshControl = RefreshControl

public typealias UIMenuElement = MenuElement
public typealias UIMenuLeaf = MenuLeaf
public typealias UIMenu = Menu
public typealias UIAction = Action
public typealias UIActionHandler = Action.Handler

public typealias UITextField = TextField
public typealias UITextFieldDelegate = TextFieldDelegate
public typealias UITextView = TextView
public typealias UITextViewDelegate = TextViewDelegate
public typealias UISearchTextField = SearchTextField
public typealias UIKeyInput = KeyInput
public typealias UIKeyboardType = KeyboardType
public typealias UIKeyboardAppearance = KeyboardAppearance
public typealias UIReturnKeyType = ReturnKeyType
public typealias UITextContentType = TextContentType
public typealias UITextAutocapitalizationType = TextAutocapitalizationType
public typealias UITextAutocorrectionType = TextAutocorrectionType
public typealias UITextSpellCheckingType = TextSpellCheckingType
public typealias UIPickerView = PickerView
public typealias UIPickerViewDataSource = PickerViewDataSource
public typealias UIPickerViewAccessibilityDelegate = PickerViewAccessibilityDelegate
public typealias UIPickerViewDelegate = PickerViewDelegate
public typealias UIDatePicker = DatePicker
public typealias UIDatePickerStyle = DatePicker.Style
public typealias UITextSmartQuotesType = TextSmartQuotesType
public typealias UITextSmartDashesType = TextSmartDashesType
public typealias UITextSmartInsertDeleteType = TextSmartInsertDeleteType
public typealias UITextInput = TextInput
public typealias UITextPosition = TextPosition
public typealias UITextRange = TextRange
public typealias NSTextContainer = TextContainer
public typealias UIDataDetectorTypes = DataDetectorTypes
public typealias UIConfigurationTextAttributesTransformer =
  ConfigurationTextAttributesTransformer
public typealias UITextItemInteraction = TextItemInteraction
