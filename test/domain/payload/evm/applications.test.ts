import { expect } from 'chai';
import { readByKind } from '../../../../domain/payload/kinds/index.js';
import type { PayloadRequest } from '../../../../domain/payload/payload-request.js';
import { sentenceOf } from '../../../../domain/payload/sentence.js';
import { account, NOTHING_KNOWN } from './drawn.js';
import { DOMAIN, typedRequest } from './tables/typed-request.js';

const [me, bob] = [account('me'), account('bob')];
const payloadOf = (request: PayloadRequest) => readByKind(request, NOTHING_KNOWN).payload;
const told = (request: PayloadRequest): string => {
  const { actions } = payloadOf(request);
  return actions[0] === undefined ? '' : sentenceOf(actions[0], me, actions);
};

const HYPERLIQUID = { name: 'HyperliquidSignTransaction', chainId: 1, verifyingContract: account('shop') };
const SEND = 'HyperliquidTransaction:UsdSend(string hyperliquidChain,string destination,string amount,uint64 time)';
const SENT = { hyperliquidChain: 'Mainnet', destination: bob, amount: '250000.0', time: 1 };
const ORDER = 'Order(uint256 salt,address maker,uint256 tokenId,uint256 makerAmount,uint256 takerAmount,uint8 side)';
const ordered = (side: number) => ({
  salt: 1,
  maker: me,
  tokenId: 77,
  makerAmount: 2_500_000,
  takerAmount: 5_000_000,
  side,
});
const CTF = { ...DOMAIN, name: 'Polymarket CTF Exchange' };

const SENTENCES: readonly (readonly [PayloadRequest, RegExp])[] = [
  [hyper(SEND, SENT), /^Sends 250000\.0 USDC within Hyperliquid to 0x[0-9a-f]{40}, by this signature alone\.$/],
  [
    hyper('X:ApproveAgent(address agentAddress)', { agentAddress: bob }),
    /^Lets the key 0x.{40} trade with all that you hold/,
  ],
  [
    typedRequest(
      'Agent(string source,bytes32 connectionId)',
      { source: 'a', connectionId: `0x${'ab'.repeat(32)}` },
      { ...DOMAIN, name: 'Exchange' },
    ),
    /by its hash alone/,
  ],
  [typedRequest(ORDER, ordered(0), CTF), /^Offers 2\.5 USDC at Polymarket for 5 shares of the outcome 77/],
  [typedRequest(ORDER, ordered(1), CTF), /^Offers 2\.5 shares of the outcome 77 at Polymarket for 5 USDC/],
  [
    typedRequest(
      'Vote(string space,string proposal,uint32[] choice)',
      { space: 'ens.eth', proposal: 'p', choice: [1, 2] },
      { name: 'snapshot' },
    ),
    /^Votes in the Snapshot space ens\.eth on p: choice 1, 2\.$/,
  ],
  [
    typedRequest('Post(uint256 profileId)', { profileId: 1 }, { ...DOMAIN, name: 'Lens Protocol Profiles' }),
    /at Lens\.$/,
  ],
  [
    typedRequest('dYdX(string action)', { action: 'dYdX Chain Onboarding' }, { name: 'dYdX Chain' }),
    /anyone who has it controls all that you hold there/,
  ],
  [
    typedRequest('Root(bytes32 root)', { root: `0x${'cd'.repeat(32)}` }, { ...DOMAIN, name: 'Blur Exchange' }),
    /bare root, which is a hash/,
  ],
];

function hyper(type: string, message: Readonly<Record<string, unknown>>): PayloadRequest {
  const request = typedRequest('Send(string hyperliquidChain)', message, HYPERLIQUID);
  const [name = '', members = ''] = type.slice(0, -1).split('(');
  const listed = members.split(',').map((member) => ({ type: member.split(' ')[0], name: member.split(' ')[1] }));
  const content = request.content as { readonly types: { readonly EIP712Domain: unknown } };
  return {
    kind: 'typed_data',
    content: { ...content, primaryType: name, types: { EIP712Domain: content.types.EIP712Domain, [name]: listed } },
  };
}

describe('typed data of well-known applications', () => {
  it('is told in words, and clears nothing: no standard explains it', () => {
    for (const [request, sentence] of SENTENCES) {
      expect(told(request)).to.match(sentence);
      const { status, problem, actions } = payloadOf(request);
      const isHidden = /hash/.test(sentence.source);
      expect(status, sentence.source).to.equal(isHidden ? 'not_decoded' : 'partly_decoded');
      expect(problem).to.match(isHidden ? /bare hash/ : /by the names in it alone/);
      expect(actions[0]).to.include({ kind: 'unknown_call' });
      expect(actions[0]?.certainty).to.not.equal('exact');
    }
  });

  it('shows who receives as an account, so that it is screened', () => {
    const { actions } = payloadOf(hyper(SEND, SENT));
    expect(actions[0]?.fields).to.deep.include({ label: 'destination', value: bob, kind: 'account', asset: null });
  });

  it('has no words under another domain, without a member, and where a right stands in it', () => {
    for (const request of [
      typedRequest('Root(bytes32 root)', { root: `0x${'cd'.repeat(32)}` }),
      typedRequest('Vote(string space)', { space: 'ens.eth' }, { name: 'snapshot' }),
    ])
      expect(told(request)).to.match(/what that does is not known here/);
    const permit = typedRequest(
      'Permit(address spender,string space)',
      { spender: bob, space: 'x' },
      { name: 'snapshot' },
    );
    expect(payloadOf(permit).actions[0]).to.include({ kind: 'permit', to: bob });
  });

  it('takes amounts that are no numbers, and values of any length, as they stand', () => {
    const type = ORDER.replace('uint256 makerAmount', 'string makerAmount');
    expect(told(typedRequest(type, { ...ordered(0), makerAmount: 'a'.repeat(5_000) }, CTF))).to.match(
      /^Offers a{80} USDC/,
    );
  });
});

describe('typed data that nothing explains', () => {
  it('shows at most 64 of its values, and of a long one the beginning', () => {
    const long = typedRequest('Note(string text,uint256[] numbers)', {
      text: 'y'.repeat(30_000),
      numbers: Array.from({ length: 90 }, (_, index) => index),
    });
    const fields = payloadOf(long).actions[0]?.fields ?? [];
    expect(fields).to.have.length(64);
    expect(fields[0]?.value).to.equal(`${'y'.repeat(2_000)}… (30000 characters)`);
    expect(fields[63]).to.include({ label: 'numbers.62', value: '62' });
  });
});

describe('typed data with what no type names', () => {
  const transfer = 'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)';
  const permit = { owner: me, spender: bob, value: '5', nonce: '0', deadline: '1800000000' };

  it('shows it as no part of what is signed, and judges what is signed alone', () => {
    const plain = payloadOf(typedRequest(transfer, permit));
    const payload = payloadOf(typedRequest(transfer, { ...permit, receiver: bob }));
    expect(payload).to.include({ status: 'partly_decoded', digest: plain.digest });
    expect(payload.notes).to.deep.equal(['unsigned_members']);
    expect(payload.actions[0]?.fields).to.deep.equal([
      { label: 'Not part of what is signed: Permit.receiver', value: bob, kind: 'text', asset: null },
    ]);
    expect({ ...payload.actions[0], fields: [] }).to.deep.equal(plain.actions[0]);
  });

  it('is bound to no chain by a chain id that its domain type does not name', () => {
    const request = typedRequest(transfer, permit, { name: 'Shop', verifyingContract: account('shop') });
    const content = request.content as { readonly domain: object };
    const payload = payloadOf({
      kind: 'typed_data',
      content: { ...content, domain: { ...content.domain, chainId: 1 } },
    });
    expect(payload).to.include({ chainId: null });
    expect(payload.notes).to.deep.equal(['replayable', 'unsigned_members']);
  });

  it('has the chain that a text names, decimal or hex, where the domain declares a text', () => {
    const request = typedRequest(transfer, permit);
    const content = request.content as { readonly types: object; readonly domain: object };
    const types = {
      ...content.types,
      EIP712Domain: [
        { name: 'chainId', type: 'string' },
        { name: 'verifyingContract', type: 'address' },
      ],
    };
    for (const chainId of ['137', '0x89']) {
      const domain = { chainId, verifyingContract: account('shop') };
      expect(payloadOf({ kind: 'typed_data', content: { ...content, types, domain } }).chainId).to.equal('137');
    }
  });
});
