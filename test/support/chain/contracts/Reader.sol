// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.30;

/// Reads many values at one block. A value is the first word of an answer; a call that fails reads as 0.
contract Reader {
    function read(address[] calldata targets, bytes[] calldata calls) external view returns (uint256[] memory values) {
        values = new uint256[](targets.length);
        for (uint256 i = 0; i < targets.length; i++) {
            (bool isDone, bytes memory output) = targets[i].staticcall(calls[i]);
            if (isDone && output.length >= 32) values[i] = abi.decode(output, (uint256));
        }
    }

    function etherOf(address account) external view returns (uint256) {
        return account.balance;
    }
}
