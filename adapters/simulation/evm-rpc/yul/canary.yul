// Does four things whose effects are known: a log, an ETH send inside a frame that reverts, a SELFDESTRUCT, and a
// plain send. Its parts stand at fixed addresses by an override of the state.
object "Canary" {
  code {
    mstore(0, add(add(coinbase(), prevrandao()), add(gaslimit(), basefee())))
    mstore(32, add(number(), timestamp()))
    log1(0, 64, 0xca11ab1e)
    pop(call(gas(), 0xca00000000000000000000000000000000000002, 7, 0, 0, 0, 0))
    pop(call(gas(), 0xca00000000000000000000000000000000000003, 5, 0, 0, 0, 0))
    pop(call(gas(), 0xca00000000000000000000000000000000000006, 3, 0, 0, 0, 0))
  }
}
