import Charts
import GalleyTesting
import TestSupport
import Testing

/// The picture of the article on charts.
@Suite @MainActor
struct ChartPictureTests {
  @Test(.enabled(if: hasPinnedFonts && hasPainter)) func charts() {
    assertSnapshot(
      of: ChartOverview(), as: .image(scale: 2),
      snapshotDirectory: URL(filePath: #filePath).appending(path: "../Snapshots").standardized.path)
  }
}

extension ChartPictureTests {
  @Test(.enabled(if: hasPinnedFonts && hasPainter)) func `checks find nothing wrong in a chart`() {
    expectNoFindings(
      in: ChartOverview(), rules: [.reading, .truncation, .overlap, .clipping],
      settings: [.standard])
  }
}

private struct Sale: Identifiable {
  let id: Int
  let month: Int
  let region: String
  let amount: Double

  static let all = ["North", "South", "West"].enumerated().flatMap { place, region in
    [4.2, 3.8, 5.1, 6.9, 6.1, 8.4].enumerated().map { month, amount in
      Sale(
        id: 6 * place + month, month: month, region: region,
        amount: amount * (0.5 + 0.2 * Double((month + place) % 3)))
    }
  }

  /// A calendar that doesn't depend on the machine's settings.
  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// A day in the middle of the month.
  var day: Date { Date(timeIntervalSinceReferenceDate: Double(month) * 30.4 * 86400 + 15 * 86400) }
}

private struct ChartOverview: View {
  var body: some View {
    Grid(horizontalSpacing: 24, verticalSpacing: 20) {
      GridRow {
        Chart(Sale.all) { sale in
          BarMark(
            x: .value("Month", sale.day, unit: .month, calendar: Sale.calendar),
            y: .value("Sales", sale.amount)
          )
          .foregroundStyle(by: .value("Region", sale.region))
        }
        .chartXAxis {
          AxisMarks(values: .stride(by: .month)) { _ in
            AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
          }
        }
        Chart(Sale.all) { sale in
          LineMark(x: .value("Month", sale.day), y: .value("Sales", sale.amount))
            .foregroundStyle(by: .value("Region", sale.region))
            .symbol(by: .value("Region", sale.region))
            .interpolationMethod(.monotone)
        }
      }
      GridRow {
        Chart {
          ForEach(0..<25, id: \.self) { hour in
            let visitors = 30 + 25 * sin(Double(hour - 8) / 4)
            AreaMark(x: .value("Hour", hour), y: .value("Visitors", visitors))
              .foregroundStyle(
                LinearGradient(
                  colors: [.teal.opacity(0.6), .teal.opacity(0.1)], startPoint: .top,
                  endPoint: .bottom))
          }
          RuleMark(y: .value("Limit", 48))
            .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
            .foregroundStyle(.red)
            .annotation(position: .top, alignment: .leading) {
              Text("Limit").font(.caption).foregroundStyle(.red)
            }
        }
        .chartXScale(domain: 0...24)
        Chart(Sale.all.filter { $0.month == 5 }) { sale in
          SectorMark(
            angle: .value("Sales", sale.amount), innerRadius: .ratio(0.6), angularInset: 1.5
          )
          .cornerRadius(4)
          .foregroundStyle(by: .value("Region", sale.region))
        }
        .chartLegend(alignment: .center)
      }
    }
    .padding(20)
    .frame(width: 560, height: 400)
  }
}
