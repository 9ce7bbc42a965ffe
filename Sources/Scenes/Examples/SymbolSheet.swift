import GalleyCatalog

extension CatalogScene {
  /// Symbols by subject, and how they adapt to the text beside them.
  static let symbolSheet = CatalogScene(
    "examples/03-symbols", "Symbols, and how they follow the weight and scale of text",
    canvas: CGSize(width: 1040, height: 1720)
  ) {
    SymbolSheet()
  }
  .largeGolden(reason: "it shows two hundred symbols on one sheet")
}

private struct SymbolSheet: View {
  private static let rows = [
    "person person.fill person.2 person.2.fill person.3.fill person.crop.circle"
      + " person.crop.circle.badge.plus figure.stand figure.walk figure.run face.smiling eye"
      + " eye.slash hand.thumbsup.fill",
    "hare hare.fill tortoise tortoise.fill bird bird.fill cat cat.fill dog dog.fill fish fish.fill"
      + " pawprint ladybug.fill",
    "sun.max sun.max.fill cloud cloud.sun.fill cloud.rain cloud.heavyrain.fill cloud.bolt.fill"
      + " cloud.snow moon.stars.fill wind snowflake drop.fill umbrella flame",
    "leaf leaf.fill tree.fill carrot.fill sunrise thermometer.medium sparkles bolt.fill star"
      + " star.leadinghalf.filled heart.fill globe moon crown.fill",
    "mic mic.slash.fill phone.fill video message.fill text.bubble"
      + " bubble.left.and.bubble.right envelope paperplane.fill bell.badge.fill bell.slash"
      + " camera photo.on.rectangle music.note",
    "play.fill pause.fill stop.fill backward.fill forward.end.fill shuffle repeat goforward"
      + " speaker.wave.2.fill waveform headphones record.circle tv gamecontroller.fill",
    "house house.fill building.2 building.columns.fill map map.fill mappin.and.ellipse"
      + " location.fill airplane car.fill bus.fill tram.fill bicycle fuelpump.fill",
    "bag cart.fill basket.fill gift tag creditcard banknote wallet.pass.fill ticket.fill"
      + " shippingbox box.truck.fill fork.knife cup.and.saucer.fill bed.double.fill",
    "doc.text doc.on.doc folder folder.badge.plus tray.fill archivebox newspaper clipboard"
      + " paperclip book book.closed.fill bookmark.fill calendar calendar.badge.plus",
    "pencil square.and.pencil paintbrush.fill paintpalette.fill eyedropper scissors ruler"
      + " wand.and.stars wrench.fill hammer.fill gearshape slider.horizontal.3 lightbulb"
      + " puzzlepiece.fill",
    "iphone ipad applewatch laptopcomputer desktopcomputer keyboard printer.fill battery.100 wifi"
      + " wifi.slash lock.fill key.fill shield checkmark.shield.fill",
    "chart.bar.fill chart.pie chart.line.uptrend.xyaxis list.bullet list.number text.alignleft"
      + " tablecells square.grid.2x2 rectangle.stack.fill sidebar.left qrcode qrcode.viewfinder"
      + " textformat link",
    "circle square.righthalf.filled triangle.fill diamond hexagon seal.fill checkmark.seal.fill"
      + " target scope timer alarm.fill hourglass clock trophy.fill",
    "plus minus xmark checkmark questionmark percent number at dollarsign sum function ellipsis"
      + " magnifyingglass power",
    "chevron.left chevron.right chevron.up.chevron.down arrow.up.right arrow.uturn.backward"
      + " arrow.clockwise arrow.triangle.2.circlepath arrow.left.arrow.right"
      + " arrow.up.left.and.arrow.down.right arrow.down.to.line square.and.arrow.up"
      + " square.and.arrow.down rectangle.portrait.and.arrow.right trash",
    "plus.circle.fill checkmark.circle xmark.square.fill arrow.up.circle.fill"
      + " chevron.right.circle star.circle heart.circle.fill phone.circle.fill mappin.circle.fill"
      + " line.3.horizontal.decrease.circle 3.circle 42.circle.fill 7.square.fill"
      + " exclamationmark.triangle.fill",
  ]

  private static let weights: [Font.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  var body: some View {
    VStack(spacing: 14) {
      SymbolGrid(Self.rows)
      Divider()
      HStack(spacing: 0) {
        ForEach(Self.weights, id: \.self) { weight in
          Label("Ag", systemImage: "gearshape").fontWeight(weight).frame(width: 68)
        }
      }
      .font(.system(size: 20))
      HStack(alignment: .firstTextBaseline, spacing: 24) {
        ForEach(Image.Scale.allCases, id: \.self) { scale in
          Label("\(scale)", systemImage: "bell").imageScale(scale)
        }
        Label("caption", systemImage: "bell").font(.caption)
        Label("title", systemImage: "bell").font(.title)
      }
    }
    .padding(20)
  }
}
