// Swift's toolchain says, also on Linux, that a file that imports Testing and UIKit imports a module
// of this name as well. On Apple's platforms it attaches pictures to tests; here it holds nothing.
