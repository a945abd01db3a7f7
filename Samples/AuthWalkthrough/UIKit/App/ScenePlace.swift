import Foundation
import Switchback
import UIKit

/// Where the user of a scene is, as the system keeps it with the scene.
///
/// The system asks for it when the scene goes to the background, writes it to the disk, and hands it back when it
/// starts the scene anew. A user who closes the scene in the app switcher throws it away. It holds what is needed to
/// show the same again, and no secret.
@MainActor
final class ScenePlace {
  private static let type = "dev.switchback.AuthWalkthrough.place"
  private static let key = "place"

  private var place: NavigationSnapshot?

  /// What the system was given to keep, when it has started a scene anew; nil also if it cannot be read.
  static func kept(in session: UISceneSession) -> NavigationSnapshot? {
    guard let data = session.stateRestorationActivity?.userInfo?[key] as? Data else { return nil }
    return try? JSONDecoder().decode(NavigationSnapshot.self, from: data)
  }

  /// Notes where the user is by now, or with nil that it is nobody's business.
  func note(_ place: NavigationSnapshot?) { self.place = place }

  /// What the system is to keep.
  var activity: NSUserActivity? {
    guard let place, let data = try? JSONEncoder().encode(place) else { return nil }
    let activity = NSUserActivity(activityType: Self.type)
    activity.userInfo = [Self.key: data]
    return activity
  }
}
