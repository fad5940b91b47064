// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.30;

import {Token} from "./Tokens.sol";
import {Collectible} from "./Collectibles.sol";

/// Of which anyone makes more. Stands where a registered token does, or nowhere known.
contract OpenToken is Token("OPEN") {
    function mint(address to, uint256 value) external override {
        totalSupply += value;
        balances[to] += value;
        emit Transfer(address(0), to, value);
    }
}

/// Holds what an exchange pays with.
contract Reserve {
    receive() external payable {}

    function pay(Token token, address to, uint256 value) external {
        if (address(token) != address(0)) token.transfer(to, value);
        else {
            (bool isPaid, ) = to.call{value: value}("");
            require(isPaid, "not paid");
        }
    }
}

/// Swaps at prices that anyone sets, out of a reserve that is another contract. Native coins are the zero address.
contract Exchange {
    mapping(address => uint256) public priceOf;
    Reserve public reserve;

    receive() external payable {}

    function setUp(Reserve reserve_, address[] calldata tokens, uint256[] calldata prices) external {
        reserve = reserve_;
        for (uint256 i = 0; i < tokens.length; i++) priceOf[tokens[i]] = prices[i];
    }

    function swapExactETHForTokens(uint256 least, address[] calldata path, address to, uint256) external payable {
        (bool isKept, ) = address(reserve).call{value: msg.value}("");
        require(isKept, "not kept");
        give(address(0), msg.value, path[path.length - 1], least, to);
    }

    function swapExactTokensForETH(uint256 given, uint256 least, address[] calldata path, address to, uint256) external {
        Token(path[0]).transferFrom(msg.sender, address(reserve), given);
        give(path[0], given, address(0), least, to);
    }

    function swapExactTokensForTokens(
        uint256 given,
        uint256 least,
        address[] calldata path,
        address to,
        uint256
    ) external {
        Token(path[0]).transferFrom(msg.sender, address(reserve), given);
        give(path[0], given, path[path.length - 1], least, to);
    }

    /// The same under a name of its own.
    function trade(address from, uint256 given, address into) external payable {
        if (from == address(0)) payable(reserve).transfer(given);
        else Token(from).transferFrom(msg.sender, address(reserve), given);
        give(from, given, into, 0, msg.sender);
    }

    function give(address from, uint256 given, address into, uint256 least, address to) private {
        uint256 value = (given * priceOf[from]) / priceOf[into];
        require(value >= least, "too little");
        reserve.pay(Token(into), to, value);
    }
}

/// ERC-4626 for one token, a share for each; `stake` and `unstake` are the same without a standard.
contract ShareVault is Token("SHARE") {
    Token public asset;

    function setUp(Token asset_) external {
        asset = asset_;
    }

    function deposit(uint256 value, address to) public {
        asset.transferFrom(msg.sender, address(this), value);
        totalSupply += value;
        balances[to] += value;
        emit Transfer(address(0), to, value);
    }

    function redeem(uint256 value, address to, address from) public {
        require(from == msg.sender, "another's");
        balances[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
        asset.transfer(to, value);
    }

    function stake(uint256 value) external {
        deposit(value, msg.sender);
    }

    function unstake(uint256 value) external {
        redeem(value, msg.sender, msg.sender);
    }

    /// Ether for shares, and back. Source of the names: Lido.
    function submit(address) external payable returns (uint256) {
        totalSupply += msg.value;
        balances[msg.sender] += msg.value;
        emit Transfer(address(0), msg.sender, msg.value);
        return msg.value;
    }

    function leave(uint256 value) external {
        balances[msg.sender] -= value;
        emit Transfer(msg.sender, address(0), value);
        payable(msg.sender).transfer(value);
    }
}

/// Sells collectibles of its own, for others, and makes new ones.
contract Shop {
    Collectible public immutable collectible;
    address payable public immutable seller;

    constructor(Collectible collectible_, address payable seller_) {
        collectible = collectible_;
        seller = seller_;
    }

    /// Pays the seller at once, as markets do.
    function purchase(uint256 tokenId) external payable {
        seller.transfer(msg.value);
        collectible.transferFrom(seller, msg.sender, tokenId);
    }

    function fetch(uint256 tokenId) external payable {
        collectible.mint(msg.sender, tokenId);
    }
}

/// Takes on this side what is paid on the other. Source of the names: Optimism, L1StandardBridge.
contract Bridge {
    function depositETH(uint32, bytes calldata) external payable {}

    function depositERC20(address token, address, uint256 value, uint32, bytes calldata) external {
        Token(token).transferFrom(msg.sender, address(this), value);
    }
}
