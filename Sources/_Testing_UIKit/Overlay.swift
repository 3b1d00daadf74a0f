// Swift Testing brings an overlay for UIKit: a file that imports both `Testing` and a module of
// that name imports `_Testing_UIKit` as well, and does not compile where there is none. Apple's
// has attachments of pictures; here there are no pixels, and so nothing is in it.
