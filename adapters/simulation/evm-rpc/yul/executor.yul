// Stands at the place of the sender by an override of the state: reads, calls in the sender's name, and reads again.
// Input: whom to call, with which value and gas; the reader and its gas; the reader's input of three words; then the
// call data.
// Output: a word, 1 where the call was not undone, and what the reader answered before and after, equally long.
object "Executor" {
  code {
    // the sender is paid
    if iszero(calldatasize()) { stop() }
    let reader := calldataload(96)
    let readerGas := calldataload(128)
    calldatacopy(0, 160, 96)
    if iszero(staticcall(readerGas, reader, 0, 96, 0, 0)) { revert(0, 0) }
    let size := returndatasize()
    returndatacopy(160, 0, size)
    let data := add(160, size)
    let length := sub(calldatasize(), 256)
    calldatacopy(data, 256, length)
    mstore(128, call(calldataload(64), calldataload(0), calldataload(32), data, length, 0, 0))
    calldatacopy(0, 160, 96)
    if iszero(staticcall(readerGas, reader, 0, 96, 0, 0)) { revert(0, 0) }
    if iszero(eq(returndatasize(), size)) { revert(0, 0) }
    returndatacopy(data, 0, size)
    return(128, add(32, mul(2, size)))
  }
}
