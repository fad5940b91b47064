// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.30;

/// Rights in the manner of ERC-777. `enroll` gives the same right under another name.
contract OperatorToken {
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => bool)) private isOperator;

    event AuthorizedOperator(address indexed operator, address indexed holder);
    event RevokedOperator(address indexed operator, address indexed holder);

    function isOperatorFor(address operator, address holder) external view returns (bool) {
        return operator == holder || isOperator[holder][operator];
    }

    function authorizeOperator(address operator) public {
        isOperator[msg.sender][operator] = true;
        emit AuthorizedOperator(operator, msg.sender);
    }

    function revokeOperator(address operator) external {
        isOperator[msg.sender][operator] = false;
        emit RevokedOperator(operator, msg.sender);
    }

    function enroll(address operator) external {
        authorizeOperator(operator);
    }
}

/// Operators and allowances of ERC-6909. `enroll` and `lend` give the same rights under other names.
contract IdToken {
    mapping(address => mapping(uint256 => uint256)) public balanceOf;
    mapping(address => mapping(address => bool)) public isOperator;
    mapping(address => mapping(address => mapping(uint256 => uint256))) public allowance;

    event OperatorSet(address indexed owner, address indexed operator, bool approved);
    event Approval(address indexed owner, address indexed spender, uint256 indexed id, uint256 amount);

    function setOperator(address operator, bool approved) public {
        isOperator[msg.sender][operator] = approved;
        emit OperatorSet(msg.sender, operator, approved);
    }

    function approve(address spender, uint256 id, uint256 amount) public {
        allowance[msg.sender][spender][id] = amount;
        emit Approval(msg.sender, spender, id, amount);
    }

    function enroll(address operator) external {
        setOperator(operator, true);
    }

    function lend(address spender, uint256 id, uint256 amount) external {
        approve(spender, id, amount);
    }
}

/// Credit delegation of Aave. `enroll` gives it under another name.
contract DebtToken {
    mapping(address => mapping(address => uint256)) public borrowAllowance;

    event BorrowAllowanceDelegated(address indexed from, address indexed to, address indexed asset, uint256 amount);

    function approveDelegation(address to, uint256 amount) public {
        borrowAllowance[msg.sender][to] = amount;
        emit BorrowAllowanceDelegated(msg.sender, to, address(1), amount);
    }

    function enroll(address to) external {
        approveDelegation(to, 5);
    }
}

/// Lists and slots of a Safe, written under other names: anyone may.
contract ListSafe {
    address private singleton;
    mapping(address => address) private modules;
    mapping(address => address) private owners;
    bytes32 private constant GUARD = keccak256("guard_manager.guard.address");
    address private constant FIRST = address(1);

    event EnabledModule(address indexed module);
    event DisabledModule(address indexed module);
    event AddedOwner(address indexed owner);
    event ChangedGuard(address indexed guard);

    function setUp(address owner) external {
        modules[FIRST] = FIRST;
        owners[FIRST] = owner;
        owners[owner] = FIRST;
    }

    function plug(address module) external {
        modules[module] = modules[FIRST];
        modules[FIRST] = module;
        emit EnabledModule(module);
    }

    function unplug(address module) external {
        modules[FIRST] = modules[module];
        modules[module] = address(0);
        emit DisabledModule(module);
    }

    function invite(address owner) external {
        owners[owner] = owners[FIRST];
        owners[FIRST] = owner;
        emit AddedOwner(owner);
    }

    function replace(address before, address owner) external {
        owners[owner] = owners[before];
        owners[FIRST] = owner;
        owners[before] = address(0);
        emit AddedOwner(owner);
    }

    function watch(address guard) external {
        bytes32 slot = GUARD;
        assembly {
            sstore(slot, guard)
        }
        emit ChangedGuard(guard);
    }
}

/// A call to another contract, in the name of the account that has this code (EIP-7702), under no known name.
contract Nester {
    function nest(address to, bytes calldata data) external {
        (bool isDone, ) = to.call(data);
        require(isDone, "not done");
    }
}
