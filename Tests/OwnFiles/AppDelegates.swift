import SwiftUI
import UIKit

class LegacyAppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UINavigationBar.appearance().tintColor = .white
    UITableView.appearance().backgroundColor = .clear
    UITabBar.appearance().isHidden = true
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = UIColor.systemBlue
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    appearance.largeTitleTextAttributes = [
      .foregroundColor: UIColor.white, .font: UIFont(name: "Georgia-Bold", size: 20)!,
    ]
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
    UISegmentedControl.appearance().selectedSegmentTintColor = .red
    UISegmentedControl.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.white], for: .selected)
    UIPageControl.appearance().currentPageIndicatorTintColor = .black
    UIScrollView.appearance().bounces = false
    UITextView.appearance().backgroundColor = .clear
    return true
  }
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    .portrait
  }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = LegacySceneDelegate.self
    return configuration
  }
  func applicationDidEnterBackground(_ application: UIApplication) {}
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
}
class LegacySceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    if let windowScene = scene as? UIWindowScene {
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UIHostingController(rootView: Text("x"))
      self.window = window
      window.makeKeyAndVisible()
    }
  }
  func sceneDidDisconnect(_ scene: UIScene) {}
}
struct DelegateApp: App {
  @UIApplicationDelegateAdaptor(LegacyAppDelegate.self) var appDelegate
  @Environment(\.scenePhase) private var scenePhase
  var body: some Scene {
    WindowGroup {
      LegacyRoot()
        .onReceive(
          NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)
        ) { _ in }
        .onReceive(
          NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)
        ) { _ in }
    }
    .onChange(of: scenePhase) { phase in
      switch phase {
      case .active: print("active")
      case .inactive: print("inactive")
      case .background: print("background")
      @unknown default: break
      }
    }
    .backgroundTask(.appRefresh("x")) {}
  }
}
struct LegacyRoot: View {
  init() {
    UITableView.appearance().separatorStyle = .none
  }
  @Environment(\.openURL) var openURL
  var body: some View {
    VStack {
      Button("Haptic") {
        let generator = UINotificationFeedbackGenerator()
        generator.notificationOccurred(.success)
        UIImpactFeedbackGenerator(style: .medium).impactOccurred()
      }
      Button("Settings") {
        if let url = URL(string: UIApplication.openSettingsURLString) {
          UIApplication.shared.open(url)
        }
      }
      Button("Copy") { UIPasteboard.general.string = "x" }
      Text("\(UIDevice.current.name) \(UIScreen.main.bounds.width)")
      Color(UIColor.systemGroupedBackground)
    }
    .frame(width: UIScreen.main.bounds.size.width * 0.8)
    .edgesIgnoringSafeArea(.all)
  }
}
