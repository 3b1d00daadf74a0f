// Unsimulated API is declared unavailable with a message, so that the compiler explains it instead
// of reporting an unknown name.

/// Not simulated.
@available(*, unavailable, message: "UIAlertView is not simulated; UIAlertController is.")
public class UIAlertView {}

/// Not simulated.
@available(*, unavailable, message: "Web content is not simulated: replace the web view in tests.")
public class UIWebView {}
