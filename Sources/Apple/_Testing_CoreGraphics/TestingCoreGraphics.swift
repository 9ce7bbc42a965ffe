// A file that imports both Testing and CoreGraphics implicitly imports this module, even on Linux. On
// Apple's platforms it attaches images to tests; here it is empty.
