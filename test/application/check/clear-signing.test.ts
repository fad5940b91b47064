import { expect } from 'chai';
import { bundledAccount } from '../../../adapters/contracts/local-registry/bundled.js';
import { describedAccount } from '../../../adapters/contracts/local-registry/described.js';
import { bundledDescriptions } from '../../../adapters/contracts/local-registry/own-described.js';
import { selectorOf } from '../../../domain/intent/known-functions.js';
import { bytes, calldata, declared, itJudges, transaction } from '../../support/payload-requests.js';
import { FROM, ROUTER, STRANGER, USDC, USDT } from '../../support/payload-accounts.js';

const QUEUE = '0x889edc2edab5f40e902b864ad4d7ade8e412f9b1';
const MORPHO = '0xbbbbbbbbbb9cc5e90e3b3af64bdaf62c37eeffcb';
/** Named by the bundled descriptions alone. */
const VAULT = '0xc080f56504e0278828a403269db945f6c6d6e014';
const WITHDRAWALS = 'requestWithdrawals(uint256[],address)';
const SUPPLY = 'supply((address,address,address,address,uint256),uint256,uint256,address,bytes)';

const call = (to: string, data: string) => bytes({ transaction: transaction(to, data) });
const requested = (to: string) => call(to, calldata(WITHDRAWALS, [10n ** 17n], FROM));

describe('the bundled copy of the ERC-7730 registry', () => {
  it('explains a call without any list, and says that it is the copy', async () => {
    const { payload, codes } = await requested(QUEUE);
    expect(payload?.status).to.equal('decoded');
    expect(payload?.actions[0]).to.include({ certainty: 'exact', function: WITHDRAWALS });
    expect(payload?.actions[0]?.source).to.match(/^ERC-7730 registry of 20\d\d-\d\d-\d\d$/);
    expect(payload?.actions[0]?.fields.map(({ label, value }) => [label, value])).to.deep.equal([
      ['Amount', '100000000000000000'],
      ['Beneficiary', FROM],
    ]);
    expect(codes).to.not.include('unverified_contract').and.to.not.include('payload_not_decoded');
  });

  it('says nothing of the same call of another contract', async () => {
    const { payload, codes } = await requested(STRANGER);
    expect(payload?.status).to.equal('not_decoded');
    expect(codes).to.include('unverified_contract');
  });

  it('recognises a contract for functions whose addresses and bytes it all explains, and for no other', async () => {
    const account = await describedAccount('ethereum', MORPHO);
    const borrow = 'borrow((address,address,address,address,uint256),uint256,uint256,address,address)';
    expect(account?.functions).to.include(selectorOf(borrow)).and.to.not.include(selectorOf(SUPPLY));
    const said = await bundledDescriptions.describe('ethereum', [{ target: MORPHO, selector: selectorOf(SUPPLY) }]);
    expect(said.map(({ description }) => description.certainty)).to.deep.equal(['exact']);
    expect(await describedAccount('bnb', MORPHO)).to.equal(null);
  });

  it('clears what the bytes call, and not a name that is declared beside none', async () => {
    const deposit = 'deposit(uint256,address)';
    expect((await bundledAccount('ethereum', VAULT))?.roles).to.be.empty;
    expect((await call(VAULT, calldata(deposit, 10n ** 6n, FROM))).codes).to.not.include('unverified_contract');
    const named = await declared({
      ...{ to_address: FROM, contract_address: VAULT, transaction_type: 'contract_interaction', amount: 0 },
      permissions: [deposit],
    });
    expect(named.codes).to.include('unverified_contract');
    expect(named.decision.recommendedAction).to.equal('REVIEW');
  });

  it('names the asset of a vault, so that a deposit has a size', async () => {
    const { payload } = await call(VAULT, calldata('deposit(uint256,address)', 10n ** 12n, FROM));
    expect(payload?.actions[0]?.fields[0]).to.deep.include({ value: '1000000000000', label: 'Amount in' });
    expect(payload?.actions[0]?.fields[0]?.asset?.symbol).to.equal('eUSD');
    const stranger = await call(STRANGER, calldata('deposit(uint256,address)', 10n ** 12n, FROM));
    expect(stranger.payload?.actions[0]?.fields[0]?.asset).to.equal(null);
  });

  it('lets nothing pass of an asset that nobody knows, though the contract is known for the function', async () => {
    const pool = '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2';
    const supplied = async (asset: string) =>
      (await call(pool, calldata('supply(address,uint256,address,uint16)', asset, 5_000_000n, FROM, 0n))).decision
        .recommendedAction;
    expect(await supplied(STRANGER)).to.equal('REVIEW');
    expect(await supplied(USDC)).to.equal('ALLOW');
  });
});

const AUGUSTUS = '0x6a000f20005980200259b80c5102003040001068';
const LIFI = '0x1231deb6f5749ef6ce6943a275a1d3e7486f4eae';
const NULL = `0x${'0'.repeat(40)}`;
const WORD = `0x${'0'.repeat(64)}`;
const [HUNDRED, NINETY_NINE] = [100_000_000n, 99_000_000n];

const augustus = (least: bigint, receiver: string, to = AUGUSTUS) =>
  call(
    to,
    calldata(
      'swapExactAmountIn(address,(address,address,uint256,uint256,uint256,bytes32,address),uint256,bytes,bytes)',
      ...[STRANGER, [USDC, USDT, HUNDRED, least, least, WORD, receiver], 0n, '0x', '0x1234'],
    ),
  );

const STEP = '(address,address,address,address,uint256,bytes,bool)';
const step = (given: string, got: string, units: bigint) => [ROUTER, ROUTER, given, got, units, '0x12345678', true];
const lifi = (name: string, least: bigint, receiver: string, got: string, value = '0', to = LIFI) =>
  bytes({
    transaction: transaction(
      to,
      calldata(
        `${name}(bytes32,string,string,address,uint256,${STEP})`,
        ...[WORD, 'app', '', receiver, least, step(value === '0' ? USDC : NULL, got, HUNDRED)],
      ),
      value,
    ),
  });

describe('a swap by a router that holds to what its arguments say', () =>
  itJudges([
    ['Augustus, for next to nothing', () => augustus(1n, FROM), 'REVIEW', 'order_price_implausible'],
    ['Augustus, for another', () => augustus(NINETY_NINE, STRANGER), 'BLOCK'],
    ['the same call of another contract', () => augustus(NINETY_NINE, FROM, STRANGER), 'REVIEW', 'unverified_contract'],
    ['Augustus, for the sender', () => augustus(NINETY_NINE, FROM), 'ALLOW'],
    ['Augustus, which reads nobody for the sender', () => augustus(NINETY_NINE, NULL), 'ALLOW'],
    [
      'LI.FI, for next to nothing',
      () => lifi('swapTokensSingleV3ERC20ToERC20', 1n, FROM, USDT),
      'REVIEW',
      'order_price_implausible',
    ],
    ['LI.FI, for another', () => lifi('swapTokensSingleV3ERC20ToERC20', NINETY_NINE, STRANGER, USDT), 'BLOCK'],
    [
      'LI.FI, with coins that it does not take',
      () => lifi('swapTokensSingleV3ERC20ToERC20', NINETY_NINE, FROM, USDT, '1000000000000000'),
      'REVIEW',
      'simulation_partial',
    ],
    [
      'LI.FI, with steps of which each may take another token',
      () =>
        call(
          LIFI,
          calldata(
            `swapTokensMultipleV3ERC20ToERC20(bytes32,string,string,address,uint256,${STEP}[])`,
            ...[WORD, 'app', '', FROM, NINETY_NINE, [step(USDC, USDT, HUNDRED), step(STRANGER, USDT, HUNDRED)]],
          ),
        ),
      'REVIEW',
      'simulation_partial',
    ],
    ['LI.FI, for the sender', () => lifi('swapTokensSingleV3ERC20ToERC20', NINETY_NINE, FROM, USDT), 'ALLOW'],
    [
      'LI.FI, for coins, which it writes as the token of nobody',
      () => lifi('swapTokensSingleV3ERC20ToNative', 25n * 10n ** 15n, FROM, NULL),
      'ALLOW',
    ],
    [
      'LI.FI, of coins',
      () => lifi('swapTokensSingleV3NativeToERC20', NINETY_NINE, FROM, USDC, '25000000000000000'),
      'ALLOW',
    ],
  ]));

const position = (name: string, receiver: string, onBehalf = FROM) =>
  call(
    MORPHO,
    calldata(
      `${name}((address,address,address,address,uint256),uint256,address,address)`,
      ...[[USDC, STRANGER, STRANGER, STRANGER, 1n], 5n, onBehalf, receiver],
    ),
  );

describe('a call that pays a position back', () => {
  itJudges([
    ['to another', () => position('withdrawCollateral', STRANGER), 'REVIEW', 'receiver_not_sender'],
    // a router keeps nothing for anybody: what is paid to it is lost
    ['to a router', () => position('withdrawCollateral', ROUTER), 'BLOCK', 'recipient_is_contract'],
    ['of another', () => position('withdrawCollateral', FROM, STRANGER), 'REVIEW', 'simulation_partial'],
    ['to the sender, of a market that nobody knows', () => position('withdrawCollateral', FROM), 'ALLOW'],
    [
      'no: it lends to a market that nobody knows',
      () =>
        call(
          MORPHO,
          calldata(
            'borrow((address,address,address,address,uint256),uint256,uint256,address,address)',
            ...[[USDC, STRANGER, STRANGER, STRANGER, 1n], 5n, 0n, FROM, FROM],
          ),
        ),
      'REVIEW',
      'simulation_partial',
    ],
  ]);
});

const DEPOSITS = '0x00000000219ab540356cbb839cbe05303d7705fa';
const staked = (credentials: string) =>
  bytes({
    transaction: transaction(
      DEPOSITS,
      calldata(
        'deposit(bytes,bytes,bytes,bytes32)',
        ...[`0x${'11'.repeat(48)}`, credentials, `0x${'33'.repeat(96)}`, `0x${'44'.repeat(32)}`],
      ),
      '1000000000000000000',
    ),
  });
const inWord = (account: string, version = '00'): string => `0x${version}${'00'.repeat(11)}${account.slice(2)}`;

describe('who receives by words that are no addresses', () =>
  itJudges([
    ['a deposit of another', () => staked(inWord(STRANGER, '01')), 'REVIEW', 'receiver_not_sender'],
    ['a deposit of a key', () => staked(`0x00${'ab'.repeat(31)}`), 'REVIEW', 'receiver_not_sender'],
    ['a deposit of the sender', () => staked(inWord(FROM, '01')), 'ALLOW'],
    [
      'a bridge to another',
      () =>
        bytes({
          chain: 'base',
          transaction: transaction(
            '0x09959798b95d00a3183d20fac298e4594e599eab',
            calldata('sendTbtc(uint256,uint16,bytes32,uint256,uint32)', 10n ** 18n, 2n, inWord(STRANGER), 0n, 0n),
            '0',
            8453,
          ),
        }),
      'REVIEW',
      'receiver_not_sender',
    ],
    ['a compounding deposit of the sender', () => staked(inWord(FROM, '02')), 'ALLOW'],
  ]));

describe('an amount that is shown as a bare number', () => {
  it('is of an asset that nobody knows', async () => {
    const rebates = '0x0184739c32edc3471d3e4860c8e39a5f3ff85a45';
    expect((await bundledAccount('ethereum', rebates))?.functions).to.include(selectorOf('stake(uint96)'));
    const { decision, codes } = await call(rebates, calldata('stake(uint96)', 10n ** 24n));
    expect([decision.recommendedAction, ...codes]).to.include.members(['REVIEW', 'simulation_partial']);
  });
});

describe('what a call moves of which its own amount says nothing', () => {
  it('is not called nothing, and who receives is not taken for the sender', async () => {
    const bridged = 'transfer(uint256,uint16,bytes32,bytes32,bool,bytes)';
    const { codes } = await call(
      '0x66a28b080918184851774a89ab94850a41f6a1e5',
      calldata(bridged, 10n ** 18n, 1n, `0x${'ab'.repeat(32)}`, `0x${'ab'.repeat(32)}`, false, '0x'),
    );
    const item = await call(QUEUE, calldata('safeTransferFrom(address,address,uint256)', FROM, STRANGER, 7n));
    expect([...codes, ...item.codes])
      .to.not.include('self_transfer')
      .and.to.not.include('zero_amount');
    const kept = await call(QUEUE, calldata('safeTransferFrom(address,address,uint256)', FROM, FROM, 7n));
    expect(kept.codes).to.include('self_transfer');
  });
});
