@main struct GalleyMain { static func main() {} }
