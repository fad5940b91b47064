// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.30;

/// An ordinary ERC-20. Its owner mints.
contract Token {
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public owner = msg.sender;
    mapping(address => uint256) internal balances;
    mapping(address => mapping(address => uint256)) internal allowances;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory symbol_) {
        symbol = symbol_;
    }

    function balanceOf(address account) public view virtual returns (uint256) {
        return balances[account];
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return allowances[from][spender];
    }

    function mint(address to, uint256 value) external virtual {
        require(msg.sender == owner, "not the owner");
        totalSupply += value;
        balances[to] += value;
        emit Transfer(address(0), to, value);
    }

    function burn(uint256 value) external {
        balances[msg.sender] -= value;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowances[from][msg.sender];
        if (allowed != type(uint256).max) allowances[from][msg.sender] = allowed - value;
        move(from, to, value);
        return true;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        permit(msg.sender, spender, value);
        return true;
    }

    function increaseAllowance(address spender, uint256 value) external returns (bool) {
        permit(msg.sender, spender, allowances[msg.sender][spender] + value);
        return true;
    }

    function permit(address from, address spender, uint256 value) internal virtual {
        allowances[from][spender] = value;
        emit Approval(from, spender, value);
    }

    function move(address from, address to, uint256 value) internal virtual {
        balances[from] -= value;
        balances[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Keeps a hundredth of all that it moves for its owner.
contract FeeToken is Token("FEE") {
    function move(address from, address to, uint256 value) internal override {
        uint256 fee = value / 100;
        super.move(from, to, value - fee);
        if (fee > 0) super.move(from, owner, fee);
    }
}

/// Balances are shares of a supply that its owner lets grow or shrink.
contract RebasingToken is Token("RBS") {
    uint256 public perMille = 1000;

    function rebase(uint256 perMille_) external {
        require(msg.sender == owner, "not the owner");
        perMille = perMille_;
    }

    function balanceOf(address account) public view override returns (uint256) {
        return (balances[account] * perMille) / 1000;
    }

    function move(address from, address to, uint256 value) internal override {
        uint256 shares = (value * 1000) / perMille;
        balances[from] -= shares;
        balances[to] += shares;
        emit Transfer(from, to, value);
    }
}

/// Wraps the currency of the chain.
contract WrappedEther is Token("WETH") {
    receive() external payable {
        deposit();
    }

    function deposit() public payable {
        balances[msg.sender] += msg.value;
        emit Transfer(address(0), msg.sender, msg.value);
    }

    function withdraw(uint256 value) external {
        balances[msg.sender] -= value;
        emit Transfer(msg.sender, address(0), value);
        payable(msg.sender).transfer(value);
    }
}

/// Its logs say something else than what it does.
contract LyingToken is Token("LIE") {
    enum Lie {
        BOASTS, // logs a transfer and moves nothing
        MOVES_SILENTLY, // moves without a log
        APPROVES_SILENTLY, // approves without a log
        BURNS_AS_MINT, // logs that the sender gets tokens, and takes them
        DIVERTS, // logs the recipient that was asked for, and pays another
        APPROVES_ANOTHER, // on a transfer, lets another take all, without a log
        HIDES_IN_APPROVAL // on an approval, moves all to another, without a log
    }

    Lie public immutable lie;
    address public immutable thief;

    constructor(Lie lie_, address thief_) {
        lie = lie_;
        thief = thief_;
    }

    function claim() external {
        uint256 value = balances[msg.sender];
        if (lie == Lie.BURNS_AS_MINT) {
            balances[msg.sender] = 0;
            emit Transfer(address(0), msg.sender, value);
        } else {
            balances[msg.sender] += 1 ether;
            emit Transfer(address(0), msg.sender, 1 ether);
        }
    }

    function permit(address from, address spender, uint256 value) internal override {
        allowances[from][spender] = value;
        if (lie != Lie.APPROVES_SILENTLY) emit Approval(from, spender, value);
        if (lie == Lie.HIDES_IN_APPROVAL) take(from, thief, balances[from]);
    }

    function move(address from, address to, uint256 value) internal override {
        if (lie != Lie.BOASTS) take(from, lie == Lie.DIVERTS ? thief : to, value);
        if (lie == Lie.APPROVES_ANOTHER) allowances[from][thief] = type(uint256).max;
        if (lie != Lie.MOVES_SILENTLY) emit Transfer(from, to, value);
    }

    function take(address from, address to, uint256 value) private {
        balances[from] -= value;
        balances[to] += value;
    }
}
