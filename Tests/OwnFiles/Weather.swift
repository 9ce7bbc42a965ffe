import SwiftUI

struct WeatherDay: Identifiable {
  let id = UUID()
  let name: String
  let symbol: String
  let low: Int
  let high: Int
}

struct WeatherScreen: View {
  @State private var isNight = false
  let days = [
    WeatherDay(name: "TUE", symbol: "cloud.sun.fill", low: 12, high: 24),
    WeatherDay(name: "WED", symbol: "sun.max.fill", low: 14, high: 27),
    WeatherDay(name: "THU", symbol: "wind.snow", low: -2, high: 3),
  ]

  var body: some View {
    ZStack {
      BackgroundView(isNight: isNight)
      VStack {
        CityText(name: "Cupertino, CA")
        MainWeatherView(image: isNight ? "moon.stars.fill" : "cloud.sun.fill", temperature: 76)
        HStack(spacing: 20) {
          ForEach(days) { day in
            VStack(spacing: 6) {
              Text(day.name).font(.system(size: 16, weight: .medium, design: .default))
                .foregroundColor(.white)
              Image(systemName: day.symbol).renderingMode(.original).resizable().aspectRatio(
                contentMode: .fit
              )
              .frame(width: 40, height: 40)
              Text("\(day.high)°").font(.system(size: 28, weight: .medium)).foregroundColor(.white)
            }
          }
        }
        Spacer()
        Button {
          isNight.toggle()
        } label: {
          Text("Change Day Time").frame(width: 280, height: 50).background(Color.white.gradient)
            .font(.system(size: 20, weight: .bold, design: .rounded)).cornerRadius(10)
        }
        Spacer()
      }
    }
  }
}

struct BackgroundView: View {
  var isNight: Bool
  var body: some View {
    LinearGradient(
      gradient: Gradient(colors: [isNight ? .black : .blue, isNight ? .gray : .cyan]),
      startPoint: .topLeading, endPoint: .bottomTrailing
    )
    .ignoresSafeArea(.all)
  }
}

struct CityText: View {
  var name: String
  var body: some View {
    Text(name).font(.system(size: 32, weight: .medium, design: .default)).foregroundColor(.white)
      .padding()
  }
}

struct MainWeatherView: View {
  var image: String
  var temperature: Int
  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: image).resizable().symbolRenderingMode(.multicolor).scaledToFit().frame(
        width: 180, height: 180)
      Text("\(temperature)°").font(.system(size: 70, weight: .medium)).foregroundColor(.white)
    }
    .padding(.bottom, 40)
  }
}

struct Weather_Previews: PreviewProvider {
  static var previews: some View {
    WeatherScreen().previewInterfaceOrientation(.portrait)
    ForEach(["iPhone 13", "iPad Pro (11-inch)"], id: \.self) { name in
      WeatherScreen().previewDevice(PreviewDevice(rawValue: name)).previewDisplayName(name)
    }
  }
}
