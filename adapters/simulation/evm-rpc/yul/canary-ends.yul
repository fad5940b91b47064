object "CanaryEnds" {
  code { selfdestruct(0xca00000000000000000000000000000000000005) }
}
