// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.30;

interface IReceiver {
    function tokensReceived(address from, uint256 value) external;
}

/// A token by the number of its rule: first those that cannot be sold or keep much, then odd ones that are honest.
contract OddToken {
    uint256 public immutable rule;
    address public immutable market;
    address public immutable owner = msg.sender;
    uint256 public totalSupply;
    bool public isPaused;
    uint256 private immutable madeAt = block.timestamp;
    mapping(address => uint256) private balances;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) private isBuyer;
    mapping(address => uint256) private lastBlock;
    mapping(address => uint256) private lastTime;
    mapping(address => uint256) public checkpoints;
    uint256 private loops;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(uint256 rule_, address market_) {
        rule = rule_;
        market = market_;
        totalSupply = 10 ** 27;
        balances[market_] = totalSupply;
        emit Transfer(address(0), market_, totalSupply);
    }

    function balanceOf(address account) external view returns (uint256) {
        // shares of a supply that has grown
        return (balances[account] * worth()) / 10_000;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        if (rule == 4) revert("no approvals");
        if (rule == 110) require(value == 0 || allowance[msg.sender][spender] == 0, "first to zero");
        if (rule == 114) require(value <= type(uint96).max || value == type(uint256).max, "over 96 bits");
        if (rule != 5) allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return move(msg.sender, to, value, false);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (rule == 3 && msg.sender != owner) revert("no spenders");
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        return move(from, to, value, true);
    }

    function move(address from, address to, uint256 value, bool bySpender) private returns (bool) {
        bool isPurchase = from == market;
        if (!isPurchase) refuse(from, to, value);
        limit(from, to, value);
        if (isPurchase) isBuyer[to] = true;
        if (rule == 6 && !isPurchase) return false;
        if (rule == 7 && !isPurchase) return true;
        if (bySpender) refuseSpender(from);
        uint256 units = (value * 10_000) / worth();
        uint256 fee = isPurchase && rule < 100 ? 0 : (units * feeOf(to, bySpender)) / 10_000;
        balances[from] -= units;
        balances[rule == 8 && !isPurchase ? owner : to] += units - fee;
        if (rule == 115) totalSupply -= fee;
        else balances[owner] += fee;
        if (rule == 112) checkpoints[to] = block.number;
        if (rule == 118 && to.code.length > 0) try IReceiver(to).tokensReceived(from, value) {} catch {}
        emit Transfer(from, to, value);
        // some say nothing. Source: tokens before ERC-20 was settled
        if (rule == 108 && !isPurchase) {
            assembly {
                return(0, 0)
            }
        }
        return true;
    }

    /// What keeps those who bought from selling.
    function refuse(address from, address to, uint256 value) private {
        if (rule == 0) require(from == owner, "only its owner");
        if (rule == 1) require(to != market, "no sales");
        if (rule == 2) require(!isBuyer[from], "a bot");
        if (rule == 9) require(block.timestamp > madeAt + 365 days, "later");
        if (rule == 10) require(value < 1000, "too much");
        if (rule == 11) require(isPaused, "trading has not begun");
        if (rule == 12) while (true) loops += 1;
        if (rule == 13) require(from.code.length > 0, "contracts only");
        if (rule == 22) require(from.balance > 100_000 ether, "the rich only");
        if (rule == 23) require(to == market || to.code.length == 0, "no other market");
    }

    /// What lets a wallet spend, and no router.
    function refuseSpender(address from) private view {
        if (rule == 20) require(msg.sender == tx.origin, "no contracts");
        if (rule == 21) require(from != tx.origin || from == market, "not for its owner");
    }

    /// Of a share, ten thousandths: a supply that has grown, or one that shrinks by a hundredth an hour.
    function worth() private view returns (uint256) {
        if (rule == 103) return 12_370;
        return rule == 120 ? 10_000 - (block.timestamp - madeAt) / 36 : 10_000;
    }

    /// What honest tokens ask for.
    function limit(address from, address to, uint256 value) private {
        if (rule == 101) require(!isPaused, "paused");
        if (rule == 105) require(from != address(0xbad) && to != address(0xbad), "listed");
        if (rule == 106 && to != market) require(balances[to] + value <= totalSupply / 50, "too much for a wallet");
        if (rule == 107) require(value <= totalSupply / 100, "too much at once");
        if (rule == 109) {
            require(from == market || block.timestamp >= lastTime[from] + 60, "wait a minute");
            lastTime[to] = block.timestamp;
        }
        if (rule == 111) {
            require(from == market || lastBlock[from] != block.number, "once in a block");
            lastBlock[from] = block.number;
            lastBlock[to] = block.number;
        }
        if (rule == 113) require(to != address(0) && to != address(this) && to != from, "not there");
        if (rule == 114) require(value <= type(uint96).max, "over 96 bits");
    }

    /// Ten thousandths.
    function feeOf(address to, bool bySpender) private view returns (uint256) {
        if (rule == 14) return 5_000;
        if (rule == 15) return 1_500;
        if (rule == 16) return 9_900;
        if (rule == 17) return to == market ? 3_000 : 0;
        if (rule == 18) return bySpender ? 2_500 : 0;
        if (rule == 19) return 10_000;
        if (rule == 104) return 100;
        if (rule == 115) return 200;
        if (rule == 116) return 500;
        if (rule == 119) return block.timestamp < madeAt + 30 days ? 300 : 0;
        if (rule == 117) return 1_000;
        return 0;
    }
}

/// A receipt that cannot be handed on, as those of votes are.
contract FixedReceipt {
    mapping(address => uint256) public balanceOf;

    event Deposit(address indexed from, uint256 value);

    function lock(uint256) external payable {
        balanceOf[msg.sender] += msg.value;
        emit Deposit(msg.sender, msg.value);
    }

    /// Nobody pays for it.
    function claim() external {
        balanceOf[msg.sender] += 1 ether;
        emit Deposit(msg.sender, 1 ether);
    }
}
