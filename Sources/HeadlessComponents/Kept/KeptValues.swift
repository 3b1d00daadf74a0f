import HeadlessControllers
import HeadlessControls
import HeadlessViews

// The objects whose properties are kept without effect, beside accessible objects.
extension Layer: KeepsValues {}
extension LayerAnimation: KeepsValues {}
extension PresentationController: KeepsValues {}
extension BarAppearance: KeepsValues {}
extension Screen: KeepsValues {}
extension Device: KeepsValues {}
extension Press: KeepsValues {}
