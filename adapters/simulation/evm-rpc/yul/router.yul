// Stands where a token's spender would: calls the account that the first word names with the rest of what it is given,
// as a router does for the account that signs. What the call answers is answered.
object "router" {
  code {
    let length := sub(calldatasize(), 32)
    calldatacopy(0, 32, length)
    if iszero(call(gas(), calldataload(0), 0, 0, length, 0, 0)) { revert(0, 0) }
    returndatacopy(0, 0, returndatasize())
    return(0, returndatasize())
  }
}
