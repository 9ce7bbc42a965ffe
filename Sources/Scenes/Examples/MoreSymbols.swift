import GalleyCatalog

extension CatalogScene {
  /// Symbols for games, devices, directions, reading, people and places.
  static let moreSymbols = CatalogScene(
    "examples/15-more-symbols", "Symbols for games, devices, directions, reading and places",
    canvas: CGSize(width: 1040, height: 1880)
  ) {
    MoreSymbols()
  }
  .largeGolden(reason: "it shows more than two hundred symbols")
}

private struct MoreSymbols: View {
  private static let rows = [
    "gear suit.heart suit.heart.fill suit.spade suit.club.fill suit.diamond die.face.1"
      + " die.face.5.fill smiley smiley.fill gamecontroller crown medal.fill soccerball",
    "swift terminal terminal.fill cpu cpu.fill memorychip network network.slash faceid touchid"
      + " lock.open lock.open.fill lock.shield lock.rotation",
    "externaldrive externaldrive.fill externaldrive.connected.to.line.below server.rack display pc"
      + " printer tv.fill powerplug antenna.radiowaves.left.and.right"
      + " dot.radiowaves.left.and.right airplayaudio airplayvideo icloud",
    "icloud.and.arrow.down icloud.and.arrow.up icloud.slash speaker speaker.wave.1"
      + " speaker.wave.2 speaker.wave.3.fill speaker.slash.fill gauge.medium speedometer"
      + " stopwatch.fill hourglass.tophalf.filled timer.circle safari",
    "quote.bubble quote.bubble.fill ellipsis.bubble exclamationmark.bubble.fill plus.bubble"
      + " arrowshape.turn.up.left arrowshape.turn.up.left.fill envelope.open envelope.open.fill"
      + " phone.down.fill message.badge.fill quote.opening quote.closing text.quote",
    "book.pages book.pages.fill books.vertical books.vertical.fill text.book.closed"
      + " newspaper.fill graduationcap graduationcap.fill doc.plaintext doc.on.clipboard"
      + " tray.and.arrow.down eraser scribble paintbrush",
    "arrow.up.forward arrow.down.left arrow.turn.down.right arrow.turn.up.left arrow.up.and.down"
      + " arrow.left.and.right arrow.right.to.line arrow.triangle.branch arrow.triangle.merge"
      + " arrow.2.squarepath arrow.3.trianglepath repeat.1 rotate.left infinity",
    "chevron.compact.down chevron.up.2 chevron.forward.2 chevron.left.forwardslash.chevron.right"
      + " curlybraces asterisk info xmark.octagon xmark.octagon.fill exclamationmark.octagon"
      + " plus.magnifyingglass text.magnifyingglass forward.end.circle gear.circle",
    "rectangle.grid.1x2 rectangle.grid.2x2.fill rectangle.grid.3x2 square.grid.3x3"
      + " circle.grid.2x2 circle.grid.3x3.fill rectangle.3.group rectangle.split.3x1"
      + " square.split.2x2 square.3.layers.3d cube cube.fill checklist list.star",
    "viewfinder camera.viewfinder barcode.viewfinder text.viewfinder photo.stack macwindow"
      + " rectangle.and.pencil.and.ellipsis play.rectangle play.tv film film.fill playpause.fill"
      + " music.note.list music.mic",
    "pianokeys tuningfork person.text.rectangle person.crop.square person.crop.square.fill"
      + " person.and.background.dotted figure.wave hand.raised hand.wave hands.clap.fill"
      + " hand.point.up.left.fill brain brain.head.profile ear",
    "pills pills.fill bandage bandage.fill stethoscope eyeglasses testtube.2 atom tshirt"
      + " tshirt.fill hammer wrench.and.screwdriver wrench.and.screwdriver.fill wand.and.rays",
    "sun.min sun.min.fill cloud.fog cloud.drizzle.fill cloud.moon cloud.moon.fill moon.zzz"
      + " moon.zzz.fill tornado mountain.2 mountain.2.fill tent.fill globe.americas"
      + " globe.americas.fill",
    "sailboat sailboat.fill ferry.fill airplane.departure mug mug.fill wineglass wineglass.fill"
      + " birthday.cake birthday.cake.fill balloon balloon.fill party.popper sofa.fill",
    "binoculars.fill takeoutbag.and.cup.and.straw.fill sterlingsign.circle yensign.circle.fill"
      + " indianrupeesign.square bitcoinsign.circle.fill arrow.up.left.circle infinity.circle"
      + " person.fill.badge.plus bag.badge.minus photo.badge.plus hand.raised.slash"
      + " mappin.slash trash.slash",
    "clock.arrow.circlepath dollarsign.arrow.circlepath note note.text doc.text.magnifyingglass"
      + " arrow.down.doc square.and.arrow.up.on.square square.and.arrow.down.fill"
      + " rectangle.and.text.magnifyingglass sparkle.magnifyingglass heart.text.square"
      + " bolt.horizontal.fill bolt.heart.fill basket",
    "cursorarrow hand.tap.fill slider.vertical.3 switch.2 circle.dotted circle.inset.filled"
      + " signature strikethrough increase.indent list.bullet.indent bubble.middle.bottom"
      + " photo.artframe bell.and.waves.left.and.right radio",
  ]

  private static let weights: [(name: String, weight: Font.Weight)] = [
    ("ultraLight", .ultraLight), ("regular", .regular), ("bold", .bold), ("black", .black),
  ]

  var body: some View {
    VStack(spacing: 14) {
      SymbolGrid(Self.rows)
      Divider()
      HStack(spacing: 12) {
        ForEach(Self.weights, id: \.name) { name, weight in
          VStack(spacing: 6) {
            HStack(spacing: 6) {
              Image(systemName: "gear")
              Image(systemName: "cpu")
              Image(systemName: "quote.bubble")
            }
            .fontWeight(weight)
            Text(name).font(.caption)
          }
        }
      }
      .font(.system(size: 25))
    }
    .padding(20)
  }
}
