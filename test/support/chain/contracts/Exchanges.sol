// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.30;

import {Token} from "./Tokens.sol";

/// Holds allowances for others, with an end, as Permit2 does for those that are granted by a call.
contract AllowanceHub {
    struct Allowed {
        uint160 amount;
        uint48 expiration;
        uint48 nonce;
    }

    mapping(address => mapping(address => mapping(address => Allowed))) public allowance;

    event Approval(
        address indexed owner,
        address indexed token,
        address indexed spender,
        uint160 amount,
        uint48 expiration
    );

    function approve(address token, address spender, uint160 amount, uint48 expiration) external {
        Allowed storage allowed = allowance[msg.sender][token][spender];
        allowed.amount = amount;
        allowed.expiration = expiration;
        emit Approval(msg.sender, token, spender, amount, expiration);
    }

    function transferFrom(address from, address to, uint160 amount, address token) external {
        Allowed storage allowed = allowance[from][token][msg.sender];
        require(block.timestamp <= allowed.expiration, "expired");
        if (allowed.amount != type(uint160).max) allowed.amount -= amount;
        Token(token).transferFrom(from, to, amount);
    }
}

/// An ordinary pool of ether and one token: constant product, a fee of 0.3 %.
contract Pool {
    Token public immutable token;

    constructor(Token token_) payable {
        token = token_;
    }

    receive() external payable {}

    function buy(uint256 least, address to) external payable returns (uint256 bought) {
        bought = priced(msg.value, address(this).balance - msg.value, token.balanceOf(address(this)));
        require(bought >= least, "too little");
        token.transfer(to, bought);
    }

    function sell(uint256 amount, uint256 least, address to) external returns (uint256 paid) {
        paid = priced(amount, token.balanceOf(address(this)), address(this).balance);
        require(paid >= least, "too little");
        token.transferFrom(msg.sender, address(this), amount);
        (bool isPaid, ) = to.call{value: paid}("");
        require(isPaid, "not paid");
    }

    function priced(uint256 given, uint256 reserveIn, uint256 reserveOut) private pure returns (uint256) {
        return (given * 997 * reserveOut) / (reserveIn * 1000 + given * 997);
    }
}

/// Gives each caller some tokens, once.
contract Airdrop {
    Token public immutable token;
    mapping(address => bool) public hasClaimed;

    constructor(Token token_) {
        token = token_;
    }

    function claim() external {
        require(!hasClaimed[msg.sender], "claimed before");
        hasClaimed[msg.sender] = true;
        token.transfer(msg.sender, 25 ether);
    }
}

/// Makes several calls in one, as Multicall3 does.
contract Batcher {
    struct Call {
        address target;
        bool allowFailure;
        uint256 value;
        bytes callData;
    }

    struct Result {
        bool success;
        bytes returnData;
    }

    function aggregate3Value(Call[] calldata calls) external payable returns (Result[] memory results) {
        results = new Result[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            (bool isDone, bytes memory output) = calls[i].target.call{value: calls[i].value}(calls[i].callData);
            require(isDone || calls[i].allowFailure, "a call failed");
            results[i] = Result(isDone, output);
        }
    }
}
