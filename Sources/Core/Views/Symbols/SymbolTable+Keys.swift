extension SymbolTable {
  /// Keys, batteries, arrows, cameras and measures.
  static let keys = """
    command
      line M-17 -17 H17 V17 H-17 Z M-17 -17 V-29 C-17 -37 -22 -43 -30 -43 C-38 -43 -43 -38 -43 -30
        C-43 -22 -37 -17 -29 -17 Z M17 -17 V-29 C17 -37 22 -43 30 -43 C38 -43 43 -38 43 -30 C43 -22 37
        -17 29 -17 Z M-17 17 V29 C-17 37 -22 43 -30 43 C-38 43 -43 38 -43 30 C-43 22 -37 17 -29 17 Z
        M17 17 V29 C17 37 22 43 30 43 C38 43 43 38 43 30 C43 22 37 17 29 17 Z
    option
      line M-44 -28 H-20 L18 28 H44 M12 -28 H44
    control
      line M-32 2 L0 -28 L32 2
    shift
      line M-5 -42 C-2 -45 2 -45 5 -42 L43 -2 C46 2 45 5 40 5 H21 V30 C21 34 19 36 15 36 H-15 C-19
        36 -21 34 -21 30 V5 H-40 C-45 5 -46 2 -43 -2 Z
    shift.fill
      fill M-5.4 -45.4 C-2.2 -48.6 2.2 -48.6 5.4 -45.4 L46.4 -2.2 C49.7 2.2 48.6 5.4 43.2 5.4 H22.7
        V32.4 C22.7 36.7 20.5 38.9 16.2 38.9 H-16.2 C-20.5 38.9 -22.7 36.7 -22.7 32.4 V5.4 H-43.2
        C-48.6 5.4 -49.7 2.2 -46.4 -2.2 Z
    capslock
      line M-5 -42 C-2 -45 2 -45 5 -42 L43 -2 C46 2 45 5 40 5 H21 V18 C21 22 19 24 15 24 H-15 C-19
        24 -21 22 -21 18 V5 H-40 C-45 5 -46 2 -43 -2 Z R -21 36 42 12 4
    capslock.fill
      fill M-5.4 -45.4 C-2.2 -48.6 2.2 -48.6 5.4 -45.4 L46.4 -2.2 C49.7 2.2 48.6 5.4 43.2 5.4 H22.7
        V18.4 C22.7 22.7 20.5 24.8 16.2 24.8 H-16.2 C-20.5 24.8 -22.7 22.7 -22.7 18.4 V5.4 H-43.2
        C-48.6 5.4 -49.7 2.2 -46.4 -2.2 Z R -25 34 50 16 5
    return
      line M42 -28 V-4 C42 8 35 15 23 15 H-40 M-20 -6 L-42 15 L-20 36
    delete.left
      line M-20 -34 H38 C46 -34 50 -30 50 -22 V22 C50 30 46 34 38 34 H-20 C-25 34 -28 32 -31 29 L-51
        6 C-55 2 -55 -2 -51 -6 L-31 -29 C-28 -32 -25 -34 -20 -34 Z M-6 -14 L22 14 M22 -14 L-6 14
    delete.left.fill
      fill M-21.4 -36.4 H40.7 C49.2 -36.4 53.5 -32.1 53.5 -23.5 V23.5 C53.5 32.1 49.2 36.4 40.7 36.4
        H-21.4 C-26.8 36.4 -30 34.2 -33.2 31 L-54.6 6.4 C-58.9 2.1 -58.9 -2.1 -54.6 -6.4 L-33.2 -31
        C-30 -34.2 -26.8 -36.4 -21.4 -36.4 Z
      cut M-7 -15 L23 15 M23 -15 L-7 15
    eject
      line P 6 0 -40 46 12 -46 12 R -44 28 88 12 4
    eject.fill
      fill P 8 0 -46 52 14 -52 14 R -48 25 96 16 5
    keyboard.chevron.compact.down
      fill R -41 -37 9 9 2 R -27 -37 9 9 2 R -13 -37 9 9 2 R 1 -37 9 9 2 R 15 -37 9 9 2 R 29 -37 9 9
        2 R -41 -23 9 9 2 R -27 -23 9 9 2 R -13 -23 9 9 2 R 1 -23 9 9 2 R 15 -23 9 9 2 R 29 -23 9 9 2
        R -41 -9 9 9 2 R -27 -9 51 9 2 R 29 -9 9 9 2
      line R -52 -48 104 58 12 M-18 28 L0 37 L18 28
    battery.0
      line R -53 -26 92 52 13 M51 -8 V8
    battery.25
      fill R -44 -17 18 34 6
      line R -53 -26 92 52 13 M51 -8 V8
    battery.50
      fill R -44 -17 37 34 6
      line R -53 -26 92 52 13 M51 -8 V8
    battery.75
      fill R -44 -17 55 34 6
      line R -53 -26 92 52 13 M51 -8 V8
    battery.100.bolt
      fill M14 -34 L-30 6 H-7 L-22 36 L22 -6 H-1 Z
      line M-8 -26 H-40 C-49 -26 -53 -22 -53 -13 V13 C-53 22 -49 26 -40 26 H-20 M16 -26 H26 C35 -26
        39 -22 39 -13 V13 C39 22 35 26 26 26 H6 M51 -8 V8
    exclamationmark
      fill O 0 40 6.5
      line M0 -42 V16
    exclamationmark.2
      fill O -16 40 6.5 O 16 40 6.5
      line M-16 -42 V16 M16 -42 V16
    exclamationmark.3
      fill O -28 40 6.5 O 0 40 6.5 O 28 40 6.5
      line M-28 -42 V16 M0 -42 V16 M28 -42 V16
    plusminus
      line M0 -42 V14 M-28 -14 H28 M-28 38 H28
    plus.forwardslash.minus
      line M-30 -44 V-8 M-48 -26 H-12 M32 -44 L-32 44 M12 26 H48
    lessthan
      line M28 -32 L-28 0 L28 32
    greaterthan
      line M-28 -32 L28 0 L-28 32
    paragraphsign
      line M8 -44 V44 M28 -44 V44 M38 -44 H-6 C-40 -44 -40 4 -6 4 H8
    character
      line M-36 44 L-4 -40 C-2 -45 2 -45 4 -40 L36 44 M-24 14 H24
    text.cursor
      line M0 -34 V34 M-18 -46 C-6 -46 0 -42 0 -34 C0 -42 6 -46 18 -46 M-18 46 C-6 46 0 42 0 34 C0
        42 6 46 18 46 M-10 0 H10
    character.cursor.ibeam
      line M-52 34 L-26 -32 C-25 -35 -22 -35 -21 -32 L5 34 M-43 10 H-4 M36 -34 V34 M20 -44 C30 -44
        36 -41 36 -34 C36 -41 42 -44 52 -44 M20 44 C30 44 36 41 36 34 C36 41 42 44 52 44
    text.justify.left
      line M-43 -30 H43 M-43 -10 H43 M-43 10 H43 M-43 30 H13
    text.book.closed.fill
      fill M-24 -50 H33 C38 -50 41 -47 41 -42 V20 C36 26 36 37 41 43 C42 46 41 49 37 49 H-25 C-35 49
        -40 42 -40 32 V-33 C-40 -44 -34 -50 -24 -50 Z M-26 27 H32 C29 31 29 37 32 42 H-26 C-34 42 -34
        27 -26 27 Z
      cut M-18 -28 H19 M-18 -11 H8
    arrow.up.and.down.and.arrow.left.and.right
      line M0 -44 V44 M-44 0 H44 M-11 -33 L0 -45 L11 -33 M-11 33 L0 45 L11 33 M-33 -11 L-45 0 L-33
        11 M33 -11 L45 0 L33 11
    arrow.left.and.line.vertical.and.arrow.right
      line M0 -40 V40 M-14 0 H-50 M-38 -13 L-51 0 L-38 13 M14 0 H50 M38 -13 L51 0 L38 13
    arrow.right.and.line.vertical.and.arrow.left
      line M0 -40 V40 M-52 0 H-15 M-27 -13 L-14 0 L-27 13 M52 0 H15 M27 -13 L14 0 L27 13
    arrow.up.and.line.horizontal.and.arrow.down
      line M-40 0 H40 M0 -14 V-50 M-13 -38 L0 -51 L13 -38 M0 14 V50 M-13 38 L0 51 L13 38
    arrow.down.and.line.horizontal.and.arrow.up
      line M-40 0 H40 M0 -52 V-15 M-13 -27 L0 -14 L13 -27 M0 52 V15 M-13 27 L0 14 L13 27
    arrow.uturn.down
      line M34 38 V-12 C34 -30 24 -42 8 -42 C-8 -42 -18 -30 -18 -12 V38 M-40 16 L-18 38 L4 16
    arrow.uturn.up
      line M34 -38 V12 C34 30 24 42 8 42 C-8 42 -18 30 -18 12 V-38 M-40 -16 L-18 -38 L4 -16
    arrow.triangle.turn.up.right.diamond
      line P 12 0 -52 52 0 0 52 -52 0 M-14 22 V4 C-14 -4 -10 -8 -2 -8 H13 M5 -20 L17 -8 L5 4
    arrow.triangle.turn.up.right.diamond.fill
      fill P 14 0 -57 57 0 0 57 -57 0
      cut M-14 22 V4 C-14 -4 -10 -8 -2 -8 H13 M5 -20 L17 -8 L5 4
    arrow.triangle.turn.up.right.circle
      line O 0 0 46 M-14 22 V4 C-14 -4 -10 -8 -2 -8 H13 M5 -20 L17 -8 L5 4
    arrow.triangle.turn.up.right.circle.fill
      fill O 0 0 49.8
      cut M-14 22 V4 C-14 -4 -10 -8 -2 -8 H13 M5 -20 L17 -8 L5 4
    arrowtriangle.up
      line P 8 0 -36 42 32 -42 32
    arrowtriangle.up.fill
      fill P 10 0 -42 48 36 -48 36
    arrowtriangle.down
      line P 8 0 36 42 -32 -42 -32
    arrowtriangle.down.fill
      fill P 10 0 42 48 -36 -48 -36
    arrowtriangle.right
      line P 8 36 0 -32 42 -32 -42
    arrowtriangle.right.fill
      fill P 10 42 0 -36 48 -36 -48
    arrowtriangle.left
      line P 8 -36 0 32 42 32 -42
    arrowtriangle.left.fill
      fill P 10 -42 0 36 48 36 -48
    forward
      line P 5 50 0 6 -32 6 32 P 5 -4 0 -48 -32 -48 32
    backward
      line P 5 -50 0 -6 -32 -6 32 P 5 4 0 48 -32 48 32
    forward.end
      line P 5 18 0 -32 -38 -32 38 R 25 -38 7 76 3
    backward.end
      line P 5 -18 0 32 -38 32 38 R -32 -38 7 76 3
    playpause
      line P 5 -4 0 -48 -30 -48 30 R 10 -30 9 60 3 R 33 -30 9 60 3
    camera.rotate
      line M-51 -15 C-51 -22 -47 -26 -40 -26 H-25 L-18 -35 C-16 -37 -14 -38 -11 -38 H11 C14 -38 16
        -37 18 -35 L25 -26 H40 C47 -26 51 -22 51 -15 V26 C51 33 47 37 40 37 H-40 C-47 37 -51 33 -51 26
        Z M-17 1 C-15 -8 -8 -13 0 -13 C7 -13 13 -9 16 -3 M17 -15 V-2 H5 M17 9 C15 18 8 23 0 23 C-7 23
        -13 19 -16 13 M-17 25 V12 H-5
    camera.rotate.fill
      fill M-54.6 -16.1 C-54.6 -23.5 -50.3 -27.8 -42.8 -27.8 H-26.8 L-19.3 -37.5 C-17.1 -39.6 -15
        -40.7 -11.8 -40.7 H11.8 C15 -40.7 17.1 -39.6 19.3 -37.5 L26.8 -27.8 H42.8 C50.3 -27.8 54.6
        -23.5 54.6 -16.1 V27.8 C54.6 35.3 50.3 39.6 42.8 39.6 H-42.8 C-50.3 39.6 -54.6 35.3 -54.6 27.8
        Z
      cut M-17 1 C-15 -8 -8 -13 0 -13 C7 -13 13 -9 16 -3 M17 -15 V-2 H5 M17 9 C15 18 8 23 0 23 C-7
        23 -13 19 -16 13 M-17 25 V12 H-5
    camera.aperture
      line O 0 0 46 M46 0 L-3.8 21.7 M23 39.8 L-20.7 7.5 M-23 39.8 L-16.9 -14.1 M-46 0 L3.8 -21.7
        M-23 -39.8 L20.7 -7.5 M23 -39.8 L16.9 14.1
    camera.filters
      line O 0 -17 27 O -19 16 27 O 19 16 27
    livephoto
      fill O 0 0 11 O 44 0 2.6 O 42.5 11.4 2.6 O 38.1 22 2.6 O 31.1 31.1 2.6 O 22 38.1 2.6 O 11.4
        42.5 2.6 O 0 44 2.6 O -11.4 42.5 2.6 O -22 38.1 2.6 O -31.1 31.1 2.6 O -38.1 22 2.6 O -42.5
        11.4 2.6 O -44 0 2.6 O -42.5 -11.4 2.6 O -38.1 -22 2.6 O -31.1 -31.1 2.6 O -22 -38.1 2.6 O
        -11.4 -42.5 2.6 O 0 -44 2.6 O 11.4 -42.5 2.6 O 22 -38.1 2.6 O 31.1 -31.1 2.6 O 38.1 -22 2.6 O
        42.5 -11.4 2.6
      line O 0 0 27
    cellularbars
      fill R -48 18 18 26 4 R -22 0 18 44 4 R 4 -20 18 64 4 R 30 -44 18 88 4
    chart.line.downtrend.xyaxis
      line M-46 -42 V34 C-46 39 -43 42 -38 42 H46 M-30 -26 L-8 -2 L8 -14 L38 20 M22 22 H39 V4
    chart.line.flattrend.xyaxis
      line M-46 -42 V34 C-46 39 -43 42 -38 42 H46 M-30 0 H38 M26 -13 L39 0 L26 13
    chart.dots.scatter
      fill O -24 20 6 O -12 -8 6 O 6 12 6 O 14 -22 6 O 34 -34 6 O 34 0 6
      line M-46 -42 V34 C-46 39 -43 42 -38 42 H46
    chart.bar.xaxis
      fill R -38 -2 18 26 4 R -9 -22 18 46 4 R 20 -44 18 68 4
      line M-48 38 H48
    gauge.high
      fill O 0 6 8
      line M-34 34 C-41 26 -46 14 -46 3 C-46 -22 -25 -43 0 -43 C25 -43 46 -22 46 3 C46 14 41 26 34
        34 M0 4 L27 0
    gauge.low
      fill O 0 6 8
      line M-34 34 C-41 26 -46 14 -46 3 C-46 -22 -25 -43 0 -43 C25 -43 46 -22 46 3 C46 14 41 26 34
        34 M0 4 L-27 0
    gauge.with.dots.needle.33percent
      fill O 0 10 7 O -31 4 3.6 O -24 -18 3.6 O 24 -18 3.6 O 31 4 3.6 O 0 -28 3.6
      line O 0 0 46 M0 10 L-14 -14
    gauge.with.dots.needle.50percent
      fill O 0 10 7 O -31 4 3.6 O -24 -18 3.6 O 24 -18 3.6 O 31 4 3.6
      line O 0 0 46 M0 10 L0 -22
    gauge.with.dots.needle.67percent
      fill O 0 10 7 O -31 4 3.6 O -24 -18 3.6 O 24 -18 3.6 O 31 4 3.6 O 0 -28 3.6
      line O 0 0 46 M0 10 L14 -14
    """
}
