import { expect } from 'chai';
import fc from 'fast-check';
import { RIGHTS } from '../../../domain/data/rights.js';
import { nameKey } from '../../../domain/intent/permission-words.js';
import { selectorOf } from '../../../domain/intent/known-functions.js';
import { permissionFamilies, readPermission } from '../../../domain/intent/permissions.js';
import { runs } from '../../support/depth.js';

const namesIn = (text: string, family: 'evm' | 'solana' = 'evm'): readonly string[] =>
  readPermission(text, family).functions.map(({ name }) => name);

/** What is read by its name as by its signature. */
const NAMED = RIGHTS.filter(({ isApart }) => isApart !== true);

/** Families of the functions in a text, but for names that only lure, and what is paid out. */
const risksIn = (text: string): readonly string[] =>
  permissionFamilies(text, 'evm').filter((family) => !['scam_style', 'payout'].includes(family));

/** Ways of writing a function inside of something else. */
const FRAMES: readonly ((name: string) => string)[] = [
  (name) => `please call ${name} for me`,
  (name) => `CALL ${name.toUpperCase()} NOW`,
  (name) => `balanceOf, ${name}`,
  (name) => `${name} + balanceOf(address)`,
  (name) => `multicall([${name}(a,b)])`,
  (name) => `{"method":"${name}","args":[]}`,
  (name) => `IERC20(0xabc).${name}(to, amount);`,
  (name) => `contracts/Vault.sol/${name}`,
  (name) => `function ${name}(address someone) external returns (bool)`,
  (name) => `abi.encodeWithSignature("${name}(address)")`,
  (name) => `${name}%28address%2Cuint256%29`,
  (name) => `${name}/* safe */(address)`,
  (name) => `first line\n${name}\nlast line`,
  (name) => [...name].join(' '),
  (name) => [...name].map((letter) => `\\u00${letter.charCodeAt(0).toString(16)}`).join(''),
  (name) => `\\u00${name.charCodeAt(0).toString(16)}${name.slice(1)}`,
  (name) => `\\u{${name.charCodeAt(0).toString(16)}}${name.slice(1)}`,
  (name) => `%${name.charCodeAt(0).toString(16)}%ff${name.slice(1)}`,
  (name) => [...name].map((letter) => `&#${String(letter.charCodeAt(0))};`).join(''),
  (name) => [...name].map((letter) => (/[a-z]/i.test(letter) ? fullWidth(letter) : letter)).join(''),
  (name) => [...name].join('\u200b'),
];
const fullWidth = (letter: string): string => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0);
const SELECTOR_FRAMES: readonly ((selector: string) => string)[] = [
  (selector) => selector,
  (selector) => selector.slice(2),
  (selector) => selector.toUpperCase(),
  (selector) => `call ${selector}`,
  (selector) => `method id: ${selector} (see docs)`,
  (selector) => `call(${selector})`,
  (selector) => `${selector}000`,
  (selector) => `${selector}${'0'.repeat(24)}${'ab'.repeat(20)}`,
  (selector) => `0x ${(selector.slice(2).match(/../g) ?? []).join(' ')}`,
  (selector) => `0x${selector.slice(2).replace(/^0+/, '')}`,
];

describe('the text of a permission', () => {
  it('gives up its function, in any letters', () =>
    fc.assert(
      fc.property(fc.constantFrom(...NAMED), fc.constantFrom(...FRAMES), ({ signature, only }, frame) => {
        const name = signature.replace(/\(.*$/, '');
        const text = frame(name);
        fc.pre(text.length <= 160 && !/^(?:allow|hope|deny|rely|give|authorization)$/i.test(name));
        expect(namesIn(text, only ?? 'evm'), text).to.include(nameKey(name));
      }),
      { numRuns: runs(500) },
    ));

  it('gives up its selector, in any letters', () => {
    for (const { signature } of NAMED.filter((row) => row.signature.includes('(')))
      for (const frame of SELECTOR_FRAMES) {
        const text = frame(selectorOf(signature));
        expect(namesIn(text), text).to.include(nameKey(signature.replace(/\(.*$/, '')));
      }
  });

  for (const [text, name] of [
    ['\u0430pprove', 'approve'],
    ['transferFr\u03bfm', 'transferfrom'],
    ['transfer0wnersh1p', 'transferownership'],
    ['increase Allowance', 'increaseallowance'],
    ['set-approval-for-all', 'setapprovalforall'],
    ['approveMax', 'approve'],
    ['doTransferOwnershipNow', 'transferownership'],
    ['transferOwnership%2528address%2529', 'transferownership'],
    ['"appr" + "ove"', 'approve'],
    ['set/**/Owner(address)', 'setowner'],
    ['EIP-7702 authorization', 'eip7702'],
  ] as const)
    it(`is read as it looks and as it is meant: ${JSON.stringify(text)}`, () => expect(namesIn(text)).to.include(name));

  for (const [text, name] of [
    ['spl_token::instruction::set_authority', 'setauthority'],
    ['Token Program: Approve', 'approve'],
    ['UpdateAuthority', 'updateauthority'],
    ['SetMintAuthority', 'setmintauthority'],
  ] as const)
    it(`is read on Solana as well: ${text}`, () => expect(namesIn(text, 'solana')).to.include(name));

  it('counts every change of an authority on Solana as handing over control', () => {
    for (const text of ['SetAuthority', 'UpdateAuthority', 'SetMintAuthority', 'set_freeze_authority'])
      expect(readPermission(text, 'solana').functions[0]?.families, text).to.deep.equal(['ownership', 'admin']);
  });

  const unread = [
    ...['???', ' ', '()', '*', '12345', '0x12', '\u{1f648}', 'all', 'unlimited', 'give me full access'],
    ...['разрешить списание', '授权', '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45', '{"method":"???"}'],
    '\u202eevorppa',
    // a selector that no table holds, also beside a plain name; a name backwards, and in base64
    ...['0xdeadbeef', 'deadbeef', 'swap 0xdeadbeef', `0xdeadbeef${'0'.repeat(64)}`],
    ...['pihsrenwOrefsnart', 'dHJhbnNmZXJPd25lcnNoaXA=', 'dHJhbnNmZXJPd25lcnNoaXAoYWRkcmVzcyk'],
  ];
  for (const text of unread)
    it(`is not understood where nothing plain can be read: ${JSON.stringify(text)}`, () =>
      expect(readPermission(text, 'evm').isUnderstood).to.equal(false));

  it('is not understood where it takes the name of a right apart, whatever else it says', () => {
    for (const text of [
      ...['multicallV2', 'multicall_0x1a2b', 'execute2', 'approveV2(address,uint256)', 'transferFrom721', 'sweep-v3'],
      ...['\\xa22cb465', '\\xa2\\x2c\\xb4\\x65', 'deposit&#40;', '%66oo(address)'],
    ])
      expect(readPermission(text, 'evm').isUnderstood, text).to.equal(false);
    expect(namesIn('\\xa22cb465')).to.include('setapprovalforall');
    for (const text of ['%74ransfer', 'withdrawV2', 'depositV3', 'Multicall3.aggregate3', 'ERC20Permit', 'claim2'])
      expect(readPermission(text, 'evm').isUnderstood, text).to.equal(true);
  });

  it('names a right by an ordinary word only as a whole, or where it is called', () => {
    for (const word of ['allow', 'hope', 'rely', 'deny', 'give', 'Authorization']) {
      for (const text of [word, ` ${word}.`, `${word}(address,bool)`])
        expect(risksIn(text), text).not.to.deep.equal([]);
      for (const text of [`${word} swap`, `swap, ${word}`, `${word}: deposit`, `I ${word} you deposit`])
        expect(risksIn(text), text).to.deep.equal([]);
    }
  });

  it('is a deposit in a vault by its whole signature, and a right to make coins by the name alone', () => {
    for (const text of ['mint(uint256,address)', 'function mint(uint256 shares, address receiver)', '0x94bf804d'])
      expect(permissionFamilies(text, 'evm'), text).to.deep.equal(['payout']);
    for (const text of ['mint', 'mint(address,uint256)', 'mint(uint256)', 'mint(uint256,address) mint'])
      expect(permissionFamilies(text, 'evm'), text).to.include('mint');
  });

  const plain = [
    'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
    ...['deposit', 'stake', 'balanceOf', 'claim rewards', 'swap_exact_tokens_for_tokens', 'exact-input-single'],
    ...['SwapRouter02.exactInput', 'swap USDC for ETH', 'deposit (see docs)', 'refundETH()', 'Memo', 'x', '0x'],
    ...['0x38ed1739', '38ed1739', 'order 20261122', `0x38ed1739${'0'.repeat(110)}`, '{"method":"deposit"}'],
    ...['0xd0e30db0', '0x617ba037', 'withdraw 0x2e1a7d4d', 'poolWithdrawAndStakeMore'],
  ];
  for (const text of plain)
    it(`is understood where it says a function that is not known to be dangerous: ${text}`, () => {
      expect(readPermission(text, 'evm').isUnderstood).to.equal(true);
      expect(risksIn(text)).to.deep.equal([]);
    });

  it('takes the names of parameters for no functions', () => {
    for (const text of [
      'deposit(uint256 assets, address owner)',
      'swap(address approve, uint256 amount)',
      'transferChecked(source, mint, destination, owner)',
      'supply(asset, amount, permit)',
      'withdraw(uint256 assets, address receiver, address admin) returns (bool claim)',
    ])
      expect(risksIn(text), text).to.deep.equal([]);
  });

  it('is read once, however many rules ask, and whoever fills the memory of what was read', () => {
    const text = 'please approve my tokens';
    expect(readPermission(text, 'evm')).to.equal(readPermission(text, 'evm'));
    const before = readPermission(text, 'evm');
    for (let count = 0; count < 3_000; count += 1) readPermission(`other ${count}`, 'evm');
    expect(readPermission(text, 'evm')).to.deep.equal(before);
  });

  it('is not hidden behind more than a name is long', () => {
    for (const text of [`e${'_'.repeat(90)}vorppa`, `approve${'_'.repeat(100)}`, `${'x'.repeat(100)} approve(a)`])
      expect(readPermission(text, 'evm').isUnderstood && risksIn(text).length === 0, text).to.equal(false);
  });

  it('takes no address or hash for calldata, though it may hold any digits', () => {
    for (const digits of ['68b3465833fb72a70ecdf485e0e4c7bd8665fc45', '3'.repeat(64)])
      expect(namesIn(`0x${digits}`)).to.deep.equal([]);
  });
});
