import GalleyCairo
import Testing
import TextEngineContract

@Suite("Text set by Pango")
struct ContractTests {
  @Test("keeps the contract of text engines", arguments: ContractCase.all)
  func contract(promise: ContractCase) throws { try promise.check(PangoTextEngine()) }
}
