import GalleyCairo
import Testing
import TextEngineContract

@Suite("The Pango text engine")
struct ContractTests {
  @Test("fulfills the contract of text engines", arguments: ContractCase.all)
  func contract(promise: ContractCase) throws { try promise.check(PangoTextEngine()) }
}
