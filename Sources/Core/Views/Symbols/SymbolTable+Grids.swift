extension SymbolTable {
  /// Grids, panes and viewfinders.
  static let grids = """
    person.and.background.dotted
      fill O 0 -12 16 M-32 34 C-32 15 -18 9 0 9 C18 9 32 15 32 34 Z O 0 -46 4.5 O 23 -40 4.5 O 40
        -23 4.5 O 46 0 4.5 O 40 23 4.5 O -23 -40 4.5 O -40 -23 4.5 O -46 0 4.5 O -40 23 4.5
    rectangle.grid.1x2
      line R -46 -42 92 36 9 R -46 6 92 36 9
    rectangle.grid.1x2.fill
      fill R -50 -46 100 42 11 R -50 4 100 42 11
    rectangle.grid.2x2
      line R -48 -38 42 32 8 R 6 -38 42 32 8 R -48 6 42 32 8 R 6 6 42 32 8
    rectangle.grid.2x2.fill
      fill R -52 -42 48 38 10 R 4 -42 48 38 10 R -52 4 48 38 10 R 4 4 48 38 10
    rectangle.grid.3x2
      line R -50 -36 28 30 7 R -14 -36 28 30 7 R 22 -36 28 30 7 R -50 6 28 30 7 R -14 6 28 30 7 R 22
        6 28 30 7
    rectangle.grid.3x2.fill
      fill R -54 -40 34 36 8 R -17 -40 34 36 8 R 20 -40 34 36 8 R -54 4 34 36 8 R -17 4 34 36 8 R 20
        4 34 36 8
    square.grid.3x3
      line R -44 -44 22 22 5 R -11 -44 22 22 5 R 22 -44 22 22 5 R -44 -11 22 22 5 R -11 -11 22 22 5
        R 22 -11 22 22 5 R -44 22 22 22 5 R -11 22 22 22 5 R 22 22 22 22 5
    square.grid.3x2
      line R -50 -34 26 28 6 R -13 -34 26 28 6 R 24 -34 26 28 6 R -50 6 26 28 6 R -13 6 26 28 6 R 24
        6 26 28 6
    circle.grid.2x2
      line O -23 -23 18 O 23 -23 18 O -23 23 18 O 23 23 18
    circle.grid.2x2.fill
      fill O -24 -24 21 O 24 -24 21 O -24 24 21 O 24 24 21
    circle.grid.3x3
      line O -35 -35 11 O 0 -35 11 O 35 -35 11 O -35 0 11 O 0 0 11 O 35 0 11 O -35 35 11 O 0 35 11 O
        35 35 11
    circle.grid.3x3.fill
      fill O -35 -35 14 O 0 -35 14 O 35 -35 14 O -35 0 14 O 0 0 14 O 35 0 14 O -35 35 14 O 0 35 14 O
        35 35 14
    rectangle.3.group
      line R -50 -38 100 76 13 R -38 -26 42 52 5 R 14 -26 24 21 5 R 14 5 24 21 5
    rectangle.split.3x1
      line R -52 -36 104 72 13 M-18 -36 V36 M18 -36 V36
    rectangle.split.2x1
      line R -52 -36 104 72 13 M0 -36 V36
    square.split.2x2
      line R -41 -41 82 82 16 M0 -41 V41 M-41 0 H41
    rectangle.and.pencil.and.ellipsis
      fill O -26 6 5 O -6 6 5
      line M12 -24 H-38 C-46 -24 -50 -20 -50 -12 V22 C-50 30 -46 34 -38 34 H36 C44 34 48 30 48 22 V6
        M8 16 L12 4 L42 -28 C44 -30 47 -30 49 -28 L51 -26 C53 -24 53 -21 51 -19 L20 11 Z
    checklist
      line M-48 -27 L-41 -19 L-28 -37 M-48 7 L-41 15 L-28 -3 M-46 35 H-34 M-12 -27 H48 M-12 6 H48
        M-12 36 H48
    list.star 0.95
      fill P 1.5 -38 -40 -34.5 -31.5 -25.5 -31 -32.5 -25 -30.2 -16.5 -38 -21.2 -45.8 -16.5 -43.5 -25
        -50.5 -31 -41.5 -31.5
      line M-12 -27 H48 M-12 2 H48 M-12 31 H48 M-42 2 H-34 M-42 31 H-34
    camera.viewfinder 0.95
      line M-44 -24 V-32 C-44 -40 -40 -44 -32 -44 H-24 M44 -24 V-32 C44 -40 40 -44 32 -44 H24 M-44
        24 V32 C-44 40 -40 44 -32 44 H-24 M44 24 V32 C44 40 40 44 32 44 H24 M-20 -13 H-12 L-8 -20 H8
        L12 -13 H20 C25 -13 28 -10 28 -5 V14 C28 19 25 22 20 22 H-20 C-25 22 -28 19 -28 14 V-5 C-28
        -10 -25 -13 -20 -13 Z O 0 4 10
    doc.text.viewfinder 0.95
      line M-44 -24 V-32 C-44 -40 -40 -44 -32 -44 H-24 M44 -24 V-32 C44 -40 40 -44 32 -44 H24 M-44
        24 V32 C-44 40 -40 44 -32 44 H-24 M44 24 V32 C44 40 40 44 32 44 H24 R -21 -27 42 54 7 M-9
        -11 H9 M-9 2 H9 M-9 14 H3
    text.viewfinder
      line M-44 -24 V-32 C-44 -40 -40 -44 -32 -44 H-24 M44 -24 V-32 C44 -40 40 -44 32 -44 H24 M-44
        24 V32 C-44 40 -40 44 -32 44 H-24 M44 24 V32 C44 40 40 44 32 44 H24 M-22 -14 H22 M-22 0 H22
        M-22 14 H8
    barcode.viewfinder
      line M-44 -24 V-32 C-44 -40 -40 -44 -32 -44 H-24 M44 -24 V-32 C44 -40 40 -44 32 -44 H24 M-44
        24 V32 C-44 40 -40 44 -32 44 H-24 M44 24 V32 C44 40 40 44 32 44 H24 M-24 -20 V20 M-12 -20
        V20 M0 -20 V20 M12 -20 V20 M24 -20 V20
    plus.viewfinder
      line M-44 -24 V-32 C-44 -40 -40 -44 -32 -44 H-24 M44 -24 V-32 C44 -40 40 -44 32 -44 H24 M-44
        24 V32 C-44 40 -40 44 -32 44 H-24 M44 24 V32 C44 40 40 44 32 44 H24 M-20 0 H20 M0 -20 V20
    location.viewfinder
      fill O 0 0 10
      line M-44 -24 V-32 C-44 -40 -40 -44 -32 -44 H-24 M44 -24 V-32 C44 -40 40 -44 32 -44 H24 M-44
        24 V32 C-44 40 -40 44 -32 44 H-24 M44 24 V32 C44 40 40 44 32 44 H24 O 0 0 22
    photo.stack
      fill O -22 -4 7
      line R -48 -22 96 64 12 M-46 30 L-24 12 C-22 10 -18 10 -16 12 L0 24 L16 8 C19 5 22 5 25 8 L46
        28 M-36 -34 H36 M-26 -46 H26
    square.3.layers.3d
      line M0 -44 L46 -20 L0 4 L-46 -20 Z M-34 -4 L-46 2 L0 26 L46 2 L34 -4 M-34 16 L-46 22 L0 46
        L46 22 L34 16
    rectangle.and.text.magnifyingglass
      line M-4 34 H-40 C-48 34 -52 30 -52 22 V-24 C-52 -32 -48 -36 -40 -36 H40 C48 -36 52 -32 52 -24
        V-6 M-36 -18 H8 M-36 0 H-6 M-36 17 H-12 O 22 14 17 M35 27 L50 42
    circle.dotted
      fill O 0 -46 5 O 23 -39.8 5 O 39.8 -23 5 O 46 0 5 O 39.8 23 5 O 23 39.8 5 O 0 46 5 O -23 39.8
        5 O -39.8 23 5 O -46 0 5 O -39.8 -23 5 O -23 -39.8 5
    circle.inset.filled
      fill O 0 0 35
      line O 0 0 46
    square.inset.filled
      fill R -31 -31 62 62 9
      line R -41 -41 82 82 17
    photo.artframe
      fill O -14 -10 7
      line R -46 -40 92 80 5 R -30 -25 60 50 2 M-28 22 L-12 6 L0 18 L12 4 L28 20
    circle.hexagongrid.fill
      fill O 0 0 13 O -32 0 13 O 32 0 13 O -16 -28 13 O 16 -28 13 O -16 28 13 O 16 28 13
    """
}
