// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.30;

/// Has one owner, who may hand it over.
contract Ownable {
    address public owner;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor(address owner_) {
        owner = owner_;
    }

    function transferOwnership(address newOwner) public {
        require(msg.sender == owner, "not the owner");
        emit OwnershipTransferred(owner, newOwner);
        owner = newOwner;
    }

    function renounceOwnership() external {
        transferOwnership(address(0));
    }
}

/// What a proxy runs: a second one has the same code at another address.
contract Vault {
    mapping(address => uint256) public deposits;

    function deposit() external payable {
        deposits[msg.sender] += msg.value;
    }

    function withdraw(uint256 value) external {
        deposits[msg.sender] -= value;
        (bool isSent, ) = msg.sender.call{value: value}("");
        require(isSent, "not sent");
    }
}

/// EIP-1967, with an admin who changes what it runs.
contract Proxy {
    bytes32 private constant IMPLEMENTATION = bytes32(uint256(keccak256("eip1967.proxy.implementation")) - 1);
    bytes32 private constant ADMIN = bytes32(uint256(keccak256("eip1967.proxy.admin")) - 1);

    event Upgraded(address indexed implementation);
    event AdminChanged(address previousAdmin, address newAdmin);

    constructor(address implementation, address admin) {
        set(IMPLEMENTATION, implementation);
        set(ADMIN, admin);
    }

    function upgradeTo(address implementation) external {
        require(msg.sender == get(ADMIN), "not the admin");
        set(IMPLEMENTATION, implementation);
        emit Upgraded(implementation);
    }

    function changeAdmin(address admin) external {
        require(msg.sender == get(ADMIN), "not the admin");
        emit AdminChanged(msg.sender, admin);
        set(ADMIN, admin);
    }

    receive() external payable {}

    fallback() external payable {
        (bool isDone, bytes memory output) = get(IMPLEMENTATION).delegatecall(msg.data);
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

    function get(bytes32 slot) private view returns (address value) {
        assembly {
            value := sload(slot)
        }
    }

    function set(bytes32 slot, address value) private {
        assembly {
            sstore(slot, value)
        }
    }
}

/// A Safe of one owner, who sends for it: the signature is that of a sender, `v` 1.
contract SafeAccount {
    mapping(address => bool) public isOwner;
    mapping(address => bool) public isModuleEnabled;
    uint256 public nonce;
    uint256 public threshold = 1;

    event ExecutionSuccess(bytes32 indexed txHash, uint256 payment);
    event ExecutionFailure(bytes32 indexed txHash, uint256 payment);
    event AddedOwner(address indexed owner);
    event EnabledModule(address indexed module);

    constructor(address owner) payable {
        isOwner[owner] = true;
    }

    receive() external payable {}

    function execTransaction(
        address to,
        uint256 value,
        bytes calldata data,
        uint8 operation,
        uint256,
        uint256,
        uint256,
        address,
        address payable,
        bytes calldata signatures
    ) external payable returns (bool isDone) {
        require(isOwner[msg.sender] && signatures.length == 65 && uint8(signatures[64]) == 1, "GS026");
        bytes32 hash = keccak256(abi.encode(to, value, data, operation, nonce++));
        if (operation == 1) (isDone, ) = to.delegatecall(data);
        else (isDone, ) = to.call{value: value}(data);
        if (isDone) emit ExecutionSuccess(hash, 0);
        else emit ExecutionFailure(hash, 0);
    }

    function addOwnerWithThreshold(address owner, uint256 threshold_) external {
        require(msg.sender == address(this), "GS031");
        isOwner[owner] = true;
        threshold = threshold_;
        emit AddedOwner(owner);
    }

    function enableModule(address module) external {
        require(msg.sender == address(this), "GS031");
        isModuleEnabled[module] = true;
        emit EnabledModule(module);
    }
}

struct PackedUserOperation {
    address sender;
    uint256 nonce;
    bytes initCode;
    bytes callData;
    bytes32 accountGasLimits;
    uint256 preVerificationGas;
    bytes32 gasFees;
    bytes paymasterAndData;
    bytes signature;
}

/// An entry point that asks an account whether it wants an operation, and has it done, without pay.
contract EntryPoint {
    event UserOperationEvent(address indexed sender, uint256 nonce, bool success);

    function handleOps(PackedUserOperation[] calldata ops, address payable) external {
        for (uint256 i = 0; i < ops.length; i++) {
            require(SmartAccount(payable(ops[i].sender)).validateUserOp(ops[i], bytes32(0), 0) == 0, "AA24");
            (bool isDone, ) = ops[i].sender.call(ops[i].callData);
            emit UserOperationEvent(ops[i].sender, ops[i].nonce, isDone);
        }
    }
}

/// An account of ERC-4337. Its owner sends the operations.
contract SmartAccount {
    address public owner;
    address public immutable entryPoint;
    uint256 public nonce;

    constructor(address owner_, address entryPoint_) payable {
        owner = owner_;
        entryPoint = entryPoint_;
    }

    receive() external payable {}

    function validateUserOp(PackedUserOperation calldata op, bytes32, uint256) external returns (uint256) {
        require(msg.sender == entryPoint, "not the entry point");
        require(op.nonce == nonce++, "another nonce");
        return tx.origin == owner ? 0 : 1;
    }

    function execute(address to, uint256 value, bytes calldata data) external {
        require(msg.sender == entryPoint || msg.sender == owner, "not allowed");
        (bool isDone, bytes memory output) = to.call{value: value}(data);
        if (!isDone) {
            assembly {
                revert(add(output, 32), mload(output))
            }
        }
    }
}

/// What an EIP-7702 account may delegate to: its own calls, many at a time.
contract Delegate {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    function executeBatch(Call[] calldata calls) external payable {
        require(msg.sender == address(this), "not the account itself");
        for (uint256 i = 0; i < calls.length; i++) {
            (bool isDone, ) = calls[i].to.call{value: calls[i].value}(calls[i].data);
            require(isDone, "a call failed");
        }
    }
}

/// Called in the place of an account: makes itself an owner there. Its first slot lies where a Safe has its owners.
contract Usurper {
    mapping(address => bool) private isOwner;

    function takeOver(address owner) external {
        isOwner[owner] = true;
    }
}
