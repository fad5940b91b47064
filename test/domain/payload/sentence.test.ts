import { expect } from 'chai';
import type { PayloadAction } from '../../../domain/payload/action.js';
import { sentenceOf } from '../../../domain/payload/sentence.js';
import { SYSTEM_PROGRAM, TOKEN_PROGRAM, UPGRADEABLE_LOADER } from '../../../domain/payload/solana/program-addresses.js';
import { account, bytes, type Call, PAYER, payloadOf, u32, u64 } from '../../support/solana-messages.js';
import { judgePayload } from '../../support/payload-judging.js';
import { FROM, STRANGER, USDC, USDT } from '../../support/payload-accounts.js';

const [bob, mint, holding, program, buffer] = [2, 3, 4, 5, 6].map(account) as [string, string, string, string, string];
const short = (text: string): string => `${text.slice(0, 6)}…${text.slice(-4)}`;

const told = (...calls: readonly Call[]): readonly string[] => {
  const { actions } = payloadOf({ calls });
  return actions.map((action) => sentenceOf(action, PAYER, actions));
};
const token = (accounts: readonly string[], ...data: readonly (number | Uint8Array)[]): Call => ({
  program: TOKEN_PROGRAM,
  accounts,
  data: bytes(...data),
});

describe('the sentence of an action', () => {
  it('says that tokens are made or destroyed', () => {
    expect(told(token([mint, holding, PAYER], 7, u64(5)))).to.deep.equal([
      `Mints 5 base units of the unknown token ${short(mint)} to ${short(holding)}.`,
    ]);
    expect(told(token([holding, mint, PAYER], 8, u64(5)))).to.deep.equal([
      `Destroys 5 base units of the unknown token ${short(mint)}.`,
    ]);
  });

  it('names the program whose code is replaced or that is closed, and the account', () => {
    const loader = (accounts: readonly string[], tag: number): Call => ({
      program: UPGRADEABLE_LOADER,
      accounts,
      data: bytes(u32(tag)),
    });
    expect(told(loader([account(9), program, buffer, PAYER, account(7), account(8), PAYER], 3))).to.deep.equal([
      `Replaces the code of program ${short(program)} by that of ${short(buffer)}.`,
    ]);
    expect(told(loader([account(9), PAYER, PAYER, program], 5))).to.deep.equal([
      `Closes the program ${program} for good: it never runs again.`,
    ]);
    expect(told(token([holding, bob, PAYER], 9))).to.deep.equal([
      `Closes the account ${short(holding)}; what is left goes to ${short(bob)}.`,
    ]);
  });

  it('never puts the sender in the place of an account that the bytes do not name', () => {
    const calls = [{ program: SYSTEM_PROGRAM, accounts: [PAYER, bob], data: bytes(u32(2), u64(5)) }];
    const unknown = { ...payloadOf({ calls }).actions[0], to: null } as PayloadAction;
    expect(sentenceOf(unknown, PAYER)).to.match(/to an account that the bytes do not name\.$/);
    expect(sentenceOf({ ...unknown, from: null, to: bob }, PAYER)).to.match(
      /^Moves .* from an account that the bytes do not name to /,
    );
  });

  it('says what an order gives to whoever fills it, and what comes back', async () => {
    const members = [
      ...(['makerToken', 'takerToken'] as const).map((name) => ({ name, type: 'address' })),
      ...(['makerAmount', 'takerAmount'] as const).map((name) => ({ name, type: 'uint128' })),
      ...(['maker', 'taker', 'txOrigin'] as const).map((name) => ({ name, type: 'address' })),
      { name: 'expiryAndNonce', type: 'uint256' },
    ];
    const domain = { name: 'ZeroEx', version: '1.0.0', chainId: 1 };
    const typed_data = {
      types: {
        EIP712Domain: [
          { name: 'name', type: 'string' },
          { name: 'version', type: 'string' },
          { name: 'chainId', type: 'uint256' },
          { name: 'verifyingContract', type: 'address' },
        ],
        OtcOrder: members,
      },
      primaryType: 'OtcOrder',
      domain: { ...domain, verifyingContract: '0xdef1c0ded9bec7f1a1670819833240f027b25eff' },
      message: {
        ...{ makerToken: USDC, takerToken: USDT, makerAmount: '25000000', takerAmount: '24000000' },
        ...{ maker: FROM, taker: `0x${'0'.repeat(40)}`, txOrigin: STRANGER, expiryAndNonce: '1' },
      },
    };
    const { payload } = await judgePayload({
      route: 'payload',
      request: { from_address: FROM, chain: 'ethereum', typed_data },
    });
    const actions = payload?.actions ?? [];
    expect(actions.slice(1).map((action) => sentenceOf(action, FROM, actions))).to.deep.equal([
      'Gives 25 USDC to the one who fills the order.',
      'The one who fills the order sends 24 USDT to you.',
    ]);
  });

  it('speaks of one item where one item may be moved', () => {
    const item: PayloadAction = {
      ...({ path: '0', kind: 'allowance', amount: null, from: FROM, to: STRANGER, target: USDC } as const),
      ...({ function: null, certainty: 'exact', source: 'ERC-721', expiresAt: null, fields: [] } as const),
      asset: { address: USDC, symbol: null, decimals: null, tokenId: '7' },
    };
    expect(sentenceOf(item, FROM)).to.equal(
      `Lets ${short(STRANGER)} move NFT 7 of the collection ${short(USDC)}, until it is taken back.`,
    );
    expect(sentenceOf({ ...item, amount: '0' }, FROM)).to.equal(
      `Takes back the right of ${short(STRANGER)} to move NFT 7 of the collection ${short(USDC)}.`,
    );
  });
});
