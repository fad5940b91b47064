// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.30;

import {Token} from "./Tokens.sol";

/// Whose signature it is.
library Signed {
    function by(bytes32 domain, bytes32 message, bytes memory signature) internal pure returns (address) {
        require(signature.length == 65, "no signature");
        bytes32 r;
        bytes32 s;
        uint8 v;
        assembly {
            r := mload(add(signature, 32))
            s := mload(add(signature, 64))
            v := byte(0, mload(add(signature, 96)))
        }
        return ecrecover(keccak256(abi.encodePacked(hex"1901", domain, message)), v, r, s);
    }
}

/// A token whose rights and transfers a signature gives: ERC-2612, its elder in DAI, and ERC-3009.
contract SignatureToken is Token {
    mapping(address => uint256) public nonces;
    mapping(address => mapping(bytes32 => bool)) public authorizationState;

    constructor(string memory symbol_) Token(symbol_) {}

    function domain() public view returns (bytes32) {
        return
            keccak256(
                abi.encode(
                    keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)"),
                    keccak256("Coin"),
                    block.chainid,
                    this
                )
            );
    }

    function permit(address from, address spender, uint256 value, uint256 end, bytes memory signature) external {
        bytes32 message = keccak256(
            abi.encode(
                keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"),
                from,
                spender,
                value,
                nonces[from]++,
                end
            )
        );
        require(block.timestamp <= end && Signed.by(domain(), message, signature) == from, "permit");
        allowances[from][spender] = value;
        emit Approval(from, spender, value);
    }

    function permitAll(address from, address spender, uint256 end, bool allowed, bytes memory signature) external {
        bytes32 message = keccak256(
            abi.encode(
                keccak256("Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)"),
                from,
                spender,
                nonces[from]++,
                end,
                allowed
            )
        );
        require(end == 0 || block.timestamp <= end, "ended");
        require(Signed.by(domain(), message, signature) == from, "permit");
        allowances[from][spender] = allowed ? type(uint256).max : 0;
        emit Approval(from, spender, allowances[from][spender]);
    }

    function transferWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 begin,
        uint256 end,
        bytes32 nonce,
        bytes memory signature
    ) external {
        bytes32 message = keccak256(
            abi.encode(
                keccak256(
                    "TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,"
                    "uint256 validBefore,bytes32 nonce)"
                ),
                from,
                to,
                value,
                begin,
                end,
                nonce
            )
        );
        require(block.timestamp > begin && block.timestamp < end && !authorizationState[from][nonce], "time");
        require(Signed.by(domain(), message, signature) == from, "signature");
        authorizationState[from][nonce] = true;
        balances[from] -= value;
        balances[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Permit2 as far as its signatures go: an allowance, and a transfer that is taken once.
contract SignatureHub {
    struct Allowed {
        uint160 amount;
        uint48 expiration;
        uint48 nonce;
    }
    struct Details {
        address token;
        uint160 amount;
        uint48 expiration;
        uint48 nonce;
    }
    struct Permitted {
        address token;
        uint256 amount;
    }

    mapping(address => mapping(address => mapping(address => Allowed))) public allowance;
    mapping(address => mapping(uint256 => bool)) private used;

    bytes32 private constant DETAILS =
        keccak256("PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)");
    bytes32 private constant PERMISSIONS = keccak256("TokenPermissions(address token,uint256 amount)");

    function domain() public view returns (bytes32) {
        return
            keccak256(
                abi.encode(
                    keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)"),
                    keccak256("Permit2"),
                    block.chainid,
                    this
                )
            );
    }

    function hashOf(Details memory one) private pure returns (bytes32) {
        return keccak256(abi.encode(DETAILS, one.token, one.amount, one.expiration, one.nonce));
    }

    function allow(address from, address spender, Details memory one) private {
        Allowed storage allowed = allowance[from][one.token][spender];
        require(allowed.nonce == one.nonce, "nonce");
        allowed.amount = one.amount;
        allowed.expiration = one.expiration;
        allowed.nonce = one.nonce + 1;
    }

    function permit(address from, Details memory one, address spender, uint256 end, bytes memory signature) external {
        bytes32 message = keccak256(
            abi.encode(
                keccak256(
                    "PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)"
                    "PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)"
                ),
                hashOf(one),
                spender,
                end
            )
        );
        require(block.timestamp <= end && Signed.by(domain(), message, signature) == from, "permit");
        allow(from, spender, one);
    }

    function permitAll(
        address from,
        Details[] memory all,
        address spender,
        uint256 end,
        bytes memory signature
    ) external {
        bytes32[] memory hashes = new bytes32[](all.length);
        for (uint256 i = 0; i < all.length; i++) hashes[i] = hashOf(all[i]);
        bytes32 message = keccak256(
            abi.encode(
                keccak256(
                    "PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)"
                    "PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)"
                ),
                keccak256(abi.encodePacked(hashes)),
                spender,
                end
            )
        );
        require(block.timestamp <= end && Signed.by(domain(), message, signature) == from, "permit");
        for (uint256 i = 0; i < all.length; i++) allow(from, spender, all[i]);
    }

    function transferFrom(address from, address to, uint160 amount, address token) external {
        Allowed storage allowed = allowance[from][token][msg.sender];
        require(block.timestamp <= allowed.expiration, "ended");
        if (allowed.amount != type(uint160).max) allowed.amount -= amount;
        pull(token, from, to, amount);
    }

    function permitTransferFrom(
        Permitted memory one,
        uint256 nonce,
        uint256 end,
        address to,
        uint256 amount,
        address from,
        bytes memory signature
    ) external {
        bytes32 message = keccak256(
            abi.encode(
                keccak256(
                    "PermitTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline)"
                    "TokenPermissions(address token,uint256 amount)"
                ),
                keccak256(abi.encode(PERMISSIONS, one.token, one.amount)),
                msg.sender,
                nonce,
                end
            )
        );
        require(block.timestamp <= end && amount <= one.amount && !used[from][nonce], "permit");
        require(Signed.by(domain(), message, signature) == from, "signature");
        used[from][nonce] = true;
        pull(one.token, from, to, amount);
    }

    function pull(address token, address from, address to, uint256 amount) private {
        (bool isDone, bytes memory output) = token.call(
            abi.encodeWithSignature("transferFrom(address,address,uint256)", from, to, amount)
        );
        require(isDone && (output.length == 0 || abi.decode(output, (bool))), "not taken");
    }
}

/// Orders of 0x, filled by whoever brings what is asked for.
contract OrderBook {
    struct Order {
        address makerToken;
        address takerToken;
        uint128 makerAmount;
        uint128 takerAmount;
        address maker;
        address taker;
        address txOrigin;
        bytes32 pool;
        uint64 expiry;
        uint256 salt;
    }

    bytes32 private constant ORDER =
        keccak256(
            "RfqOrder(address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,address maker,"
            "address taker,address txOrigin,bytes32 pool,uint64 expiry,uint256 salt)"
        );

    function fill(Order calldata order, bytes calldata signature) external {
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("ZeroEx"),
                keccak256("1.0.0"),
                block.chainid,
                this
            )
        );
        bytes32 message = keccak256(abi.encode(ORDER, order));
        require(Signed.by(domain, message, signature) == order.maker && block.timestamp < order.expiry, "order");
        require(Token(order.makerToken).transferFrom(order.maker, msg.sender, order.makerAmount), "given");
        if (order.takerAmount > 0)
            require(Token(order.takerToken).transferFrom(msg.sender, order.maker, order.takerAmount), "got");
    }
}
