import SwiftUI

struct LoginView: View {
  @State private var email = ""
  @State private var password = ""
  @State private var isSecure = true
  @State private var error: String?
  @FocusState private var focus: Focus?
  private enum Focus { case email, password }
  private var isValid: Bool { email.contains("@") && password.count >= 8 }

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "lock.shield").font(.system(size: 60)).foregroundStyle(.tint)
      TextField("Email", text: $email).keyboardType(.emailAddress).textInputAutocapitalization(
        .never
      )
      .focused($focus, equals: .email).submitLabel(.next)
      Group {
        if isSecure {
          SecureField("Password", text: $password)
        } else {
          TextField("Password", text: $password)
        }
      }
      .focused($focus, equals: .password)
      .overlay(alignment: .trailing) {
        Button {
          isSecure.toggle()
        } label: {
          Image(systemName: isSecure ? "eye.slash" : "eye")
        }.padding(.trailing, 8)
      }
      if let error { Text(error).font(.footnote).foregroundStyle(.red).transition(.opacity) }
      Button(action: logIn) { Text("Log In").frame(maxWidth: .infinity) }
        .buttonStyle(.borderedProminent).controlSize(.large).disabled(!isValid)
    }
    .textFieldStyle(.roundedBorder).padding().onSubmit { focus = focus == .email ? .password : nil }
  }

  private func logIn() { withAnimation { error = isValid ? nil : "Wrong" } }
}
