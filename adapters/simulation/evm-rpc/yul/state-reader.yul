// Reads many values of the state in one call. It calls others by STATICCALL alone: what is read cannot change what is
// read after it. Put at a random address, by an override of the state.
// Input: a word with the gas of each read, then entries of 132 bytes: a head (byte 0: what, byte 1: length of the call
// data, last 20 bytes: the account) and 100 bytes of call data.
// Output: two words for each entry that the gas was enough for: 1 read, 2 refused, 3 answered with less than a word;
// and the value.
object "StateReader" {
  code {
    let each := calldataload(0)
    let enough := add(add(each, div(each, 32)), 20000)
    let out := 128
    for { let at := 32 } lt(at, calldatasize()) { at := add(at, 132) } {
      if lt(gas(), enough) { break }
      let head := calldataload(at)
      let account := and(head, 0xffffffffffffffffffffffffffffffffffffffff)
      let status := 1
      let value := 0
      switch byte(0, head)
      case 1 { value := balance(account) }
      case 2 { value := extcodehash(account) }
      case 3 {
        extcodecopy(account, 0, 0, 32)
        value := mload(0)
      }
      default {
        calldatacopy(0, add(at, 32), 100)
        switch staticcall(each, account, 0, byte(1, head), 0, 32)
        case 0 { status := 2 }
        default { if lt(returndatasize(), 32) { status := 3 } }
        value := mload(0)
      }
      mstore(out, status)
      mstore(add(out, 32), value)
      out := add(out, 64)
    }
    return(128, sub(out, 128))
  }
}
