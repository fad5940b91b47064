// Reads many values of the state in one call. It calls others by STATICCALL alone: what is read cannot change what is
// read after it. Put at a random address, by an override of the state.
// Input: the gas of each read, and where in this very code its entries begin and end. An entry is 132 bytes behind the
// program: a head (byte 0: what, byte 1: length of the call data, byte 2: which word of the answer, at most the third; last 20 bytes:
// the account) and 100 bytes of call data. In the code they cost no gas, which call data would.
// Output: two words for each entry that the gas was enough for: 1 read, 2 refused, 3 answered with less than a word;
// and the value.
object "StateReader" {
  code {
    let each := calldataload(0)
    let end := calldataload(64)
    let enough := add(add(each, div(each, 32)), 20000)
    let out := 160
    for { let at := calldataload(32) } lt(at, end) { at := add(at, 132) } {
      if lt(gas(), enough) { break }
      codecopy(0, at, 132)
      let head := mload(0)
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
        let place := shl(5, byte(2, head))
        switch staticcall(each, account, 32, byte(1, head), 0, 96)
        case 0 { status := 2 }
        default { if lt(returndatasize(), add(place, 32)) { status := 3 } }
        value := mload(place)
      }
      mstore(out, status)
      mstore(add(out, 32), value)
      out := add(out, 64)
    }
    return(160, sub(out, 160))
  }
}
