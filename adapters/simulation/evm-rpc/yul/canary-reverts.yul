object "CanaryReverts" {
  code {
    pop(call(gas(), 0xca00000000000000000000000000000000000004, callvalue(), 0, 0, 0, 0))
    revert(0, 0)
  }
}
