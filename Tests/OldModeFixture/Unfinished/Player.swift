import AVKit
import UIKit

// AdaptObjectiveC.txt leaves this file out: Linux has no AVKit.
public class PlayerViewController: AVPlayerViewController {}
