#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// xʸ, by the C library.
package func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
