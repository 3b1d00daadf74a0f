// The screens of this folder are written as an iOS programmer writes them, with `import UIKit` and
// Objective-C's syntax, and reach the compiler adapted on Linux. Only this file does not.
