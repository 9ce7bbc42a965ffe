import DeveloperToolsSupport
import Expectations
import PhotosUI
import SwiftUI
import Symbols
import Testing
import simd

@Suite("Small modules of Apple's platforms")
@MainActor
struct SmallModuleTests {
  @Test("vector and matrix functions return correct results")
  func vectors() {
    let (x, y) = (simd_float3(1, 0, 0), simd_float3(0, 1, 0))
    expectEqual(simd_cross(x, y), simd_float3(0, 0, 1))
    expectEqual(simd_length(SIMD2<Double>(3, 4)), 5)
    expectEqual(simd_distance(x, x + 2 * y), 2)
    expectEqual(simd_normalize(simd_float2(0, 4)), simd_float2(0, 1))
    expectEqual(mix(x, y, t: 0.25), simd_float3(0.75, 0.25, 0))
    expectEqual(clamp(simd_float2(-1, 9), min: .zero, max: simd_float2(2, 2)), simd_float2(0, 2))
    expectEqual([-1, 0.5, 3].map { simd_smoothstep(0.0, 1.0, $0) }, [0, 0.5, 1])
    var move = matrix_identity_float4x4
    move.columns.3 = simd_float4(5, 6, 7, 1)
    expectEqual(move * simd_float4(1, 1, 1, 1), simd_float4(6, 7, 8, 1))
    let turn = simd_float4x4(
      simd_float4(0, 1, 0, 0), simd_float4(-1, 0, 0, 0), simd_float4(0, 0, 1, 0),
      simd_float4(0, 0, 0, 1))
    expectEqual((turn * move) * simd_float4(1, 0, 0, 1), simd_float4(-6, 6, 7, 1))
    expectEqual(turn.transpose * turn, matrix_identity_float4x4)
  }

  @Test("a photos picker is a button with its label")
  func photos() throws {
    func png(_ view: some View) throws -> Data { try ImageRenderer(content: view).pngData() }
    let item = Binding<PhotosPickerItem?>.constant(nil)
    let button = try png(Button("Choose") {}.buttonStyle(.bordered))
    try expectEqual(
      png(PhotosPicker("Choose", selection: item, matching: .images).buttonStyle(.bordered)),
      button)
    let picker = PhotosPicker(
      selection: .constant([]), maxSelectionCount: 3, matching: .any(of: [.images, .videos])
    ) {
      Text("Choose")
    }
    try expectEqual(png(picker.buttonStyle(.bordered)), button)
  }

  @Test("names of effects and previews are available")
  func names() {
    func effect(_ effect: some SymbolEffect) -> String { "\(type(of: effect))" }
    expectEqual(effect(.bounce), "BounceSymbolEffect")
    let names = ["a", "b"].map { ImageResource(name: $0, bundle: .main) }
    expect(names[0] != names[1])
  }
}
