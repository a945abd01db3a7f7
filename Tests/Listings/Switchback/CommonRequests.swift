import Switchback

final class ProductPage: Screen, Presentable {
  let id = 6
}

@MainActor
func goBackToProduct(on flow: Flow<Void>) {
  // listing
}

@MainActor
func remove(_ page: ProductPage, from flow: Flow<Void>) {
  // listing
}

@MainActor
func bringToFront(_ page: ProductPage, on flow: Flow<Void>) {
  // listing
}

@MainActor
func dismissAll(above home: any Presentable, on router: StackRouter) {
  // listing
}

@MainActor
func showHelp(_ help: any Presentable, on router: StackRouter) {
  // listing
}
