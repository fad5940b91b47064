import { KNOWN_CONTRACTS } from '../../../../adapters/contracts/local-registry/data/contracts.js';
import { calldata } from '../../../support/payload-requests.js';
import { attack, type Attack, type Making } from '../attack.js';
import { EVM, LATER, transaction, USDC, V2_ROUTER, WETH } from './bytes-support.js';

const COW = '0x9008d19f58aabd9ed0d60971565aa8510560ab41';

const typesOf = (members: string) =>
  members.split(',').map((member) => {
    const [type = '', name = ''] = member.split(' ');
    return { type, name };
  });

const COW_ORDER =
  'address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,' +
  'bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance';

export const badOrder = (making: Making, index: number): Attack => {
  const { random, account } = making;
  const from = account('ethereum', `sender ${index}`);
  const thief = account('ethereum', `thief ${index}`);
  const dollars = BigInt(random.between(1_000, 1_000_000)) * 1_000_000n;
  const isCheap = random.between(0, 1) === 1;
  if (random.between(0, 1) === 1) {
    const receiver = isCheap ? from : random.oneOf([thief, V2_ROUTER]);
    const least = isCheap ? BigInt(random.between(0, 1_000)) : (dollars * 10n ** 12n) / 5_000n;
    const data = calldata(
      'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
      dollars,
      least,
      [USDC, WETH],
      receiver,
      LATER,
    );
    return attack(
      isCheap ? 'a swap for next to nothing' : 'a swap for somebody else',
      transaction('ethereum', from, [V2_ROUTER, 0n, data]),
    );
  }
  return attack(isCheap ? 'an order for next to nothing' : 'an order for somebody else', {
    ...{ chain: 'ethereum', from_address: from },
    typed_data: {
      types: {
        EIP712Domain: typesOf('string name,string version,uint256 chainId,address verifyingContract'),
        Order: typesOf(COW_ORDER),
      },
      primaryType: 'Order',
      domain: { name: 'Gnosis Protocol', version: 'v2', chainId: 1, verifyingContract: COW },
      message: {
        ...{ sellToken: USDC, buyToken: WETH, receiver: isCheap ? from : thief, sellAmount: dollars.toString() },
        ...{ buyAmount: isCheap ? '1000' : ((dollars * 10n ** 12n) / 4_000n).toString(), validTo: Number(LATER) },
        ...{ appData: `0x${'00'.repeat(32)}`, feeAmount: '0', kind: 'sell', partiallyFillable: false },
        ...{ sellTokenBalance: 'erc20', buyTokenBalance: 'erc20' },
      },
    },
  });
};

/** A contract with the ends of a registered one, with and without the caller's word for it. */
export const imitation = (making: Making, index: number): Attack | null => {
  const { random, account } = making;
  const chain = random.oneOf(EVM);
  const known = random.oneOf(
    KNOWN_CONTRACTS.filter(({ chains, address }) => chains.includes(chain) && address.startsWith('0x')),
  );
  const front = random.between(3, 6);
  const middle = account(chain, `fake ${index}`).slice(2 + front, 42 - (8 - front) - 3);
  const key = known.address.toLowerCase();
  const back = 40 - front - middle.length;
  const fake = key.slice(0, 2 + front) + middle + key.slice(-back);
  if (fake === key) return null;
  return attack(`an imitation of ${known.name} on ${chain}`, {
    ...{ chain, from_address: account(chain, `sender ${index}`), to_address: fake, contract_address: fake },
    ...{ contract_verified: true, token: 'USDC', amount: random.between(1, 900) },
    ...random.oneOf([
      { transaction_type: 'approval', approval_amount: '900' },
      { transaction_type: 'contract_interaction' },
    ]),
  });
};

const signInText = (host: string, account: string, statement: string, tail: string): string =>
  `${host} wants you to sign in with your Ethereum account:\n${account}\n\n${statement}\n\nURI: https://${host}\n` +
  `Version: 1\nChain ID: 1\nNonce: 32891756\nIssued At: ${new Date().toISOString()}${tail}`;

export const badSignIn = (making: Making, index: number): Attack => {
  const { random, account } = making;
  const from = account('ethereum', `sender ${index}`);
  const host = `app${index}.example`;
  const [what, text, origin] = random.oneOf<readonly [string, string, string]>([
    ['another site', signInText(host, from, 'Sign in.', ''), `https://other${index}.example`],
    [
      'a statement of transfer',
      signInText(host, from, `I authorize ${host} to transfer all my tokens.`, ''),
      `https://${host}`,
    ],
    [
      'a statement of custody',
      signInText(host, from, 'I grant this site full custody of my assets.', ''),
      `https://${host}`,
    ],
    [
      'an end that is past',
      signInText(host, from, 'Sign in.', '\nExpiration Time: 2020-01-01T00:00:00Z'),
      `https://${host}`,
    ],
    ['a look-alike of a site', signInText('xn--uniswp-8qa.org', from, 'Sign in.', ''), 'https://xn--uniswp-8qa.org'],
    ['another account', signInText(host, account('ethereum', `other ${index}`), 'Sign in.', ''), `https://${host}`],
  ]);
  return attack(`a sign-in with ${what}`, {
    ...{ chain: 'ethereum', from_address: from, origin },
    message: { encoding: 'utf8', content: text },
  });
};
