import { KNOWN_CONTRACTS } from '../../../../adapters/contracts/local-registry/data/contracts.js';
import { BUNDLED_TOKENS } from '../../../../adapters/tokens/bundled-registry/data/tokens.js';
import { checksumForm } from '../../../../domain/intent/address.js';
import { type Chain, CHAINS, currencyOf } from '../../../../domain/chains/index.js';
import { attack, type Attack, type Group, type Making, payment, several } from '../attack.js';
import { alike } from './history.js';

const TYPES = [undefined, 'safe_send', 'escrow'] as const;
const typed = (type: string | undefined) => (type === undefined ? {} : { transaction_type: type });

const toTokenContract = (making: Making, index: number): Attack | null => {
  const { random } = making;
  const token = random.oneOf(BUNDLED_TOKENS);
  const chains = CHAINS.filter((each) => (token.on[each]?.contracts.length ?? 0) > 0);
  if (chains.length === 0) return null;
  const chain = random.oneOf(chains);
  const to = token.on[chain]?.contracts[0] ?? '';
  const sent = random.oneOf(['USDC', 'USDT', currencyOf(chain).symbol, token.symbol]);
  // the contract of a wrapped coin takes the coin
  if (sent === currencyOf(chain).symbol && /^W|ETH$/.test(token.symbol)) return null;
  const type = random.oneOf(TYPES);
  return attack(
    `${sent} to the contract of ${token.symbol} on ${chain}, ${type ?? 'no type'}`,
    payment(making, index, chain, { to_address: to, token: sent, amount: 5, ...typed(type) }),
  );
};

const toKnownContract = (making: Making, index: number): Attack | null => {
  const { random } = making;
  const known = random.oneOf(KNOWN_CONTRACTS);
  if (known.receives === 'anything') return null;
  const chains = known.chains.filter((each) => CHAINS.includes(each));
  if (chains.length === 0) return null;
  const chain = random.oneOf(chains);
  const type = random.oneOf(TYPES);
  return attack(
    `USDC to ${known.name} on ${chain}, ${type ?? 'no type'}`,
    payment(making, index, chain, { to_address: known.address, amount: 5, ...typed(type) }),
  );
};

const flipped = (address: string, making: Making): string => {
  const right = checksumForm(address);
  const letters = [...right].flatMap((letter, at) => (at > 1 && /[a-f]/i.test(letter) ? [at] : []));
  const at = making.random.oneOf(letters);
  const letter = right.charAt(at);
  return (
    right.slice(0, at) +
    (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()) +
    right.slice(at + 1)
  );
};

const brokenAddress = (making: Making, index: number): Attack => {
  const { random } = making;
  const evm = making.account('ethereum', `recipient ${index}`);
  const solana = making.account('solana', `recipient ${index}`);
  const [what, chain, to] = random.oneOf<readonly [string, Chain, string]>([
    ['a wrong checksum', 'ethereum', flipped(evm, making)],
    ['a digit too few', 'base', evm.slice(0, -1)],
    ['a digit too many', 'base', `${evm}0`],
    ['no 0x', 'polygon', evm.slice(2)],
    ['a space behind', 'bnb', `${evm} `],
    ['a letter o', 'arbitrum', `${evm.slice(0, -1)}o`],
    ['a Cyrillic letter', 'optimism', `${evm.slice(0, -1)}\u0430`],
    ['an invisible sign', 'ethereum', `${evm}\u200b`],
    ['a name', 'ethereum', 'vitalik.eth'],
    ['an address of Solana', 'ethereum', solana],
    ['an address of EVM', 'solana', evm],
    ['an address of Bitcoin', 'solana', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'],
    ['a letter too few', 'solana', solana.slice(0, -2)],
    ['a full-width digit', 'ethereum', `${evm.slice(0, -1)}\uff11`],
  ]);
  return attack(`a recipient with ${what} on ${chain}`, payment(making, index, chain, { to_address: to, amount: 5 }));
};

const notTheExpected = (making: Making, index: number): Attack => {
  const { random } = making;
  const chain = random.oneOf(CHAINS);
  const expected = making.account(chain, `recipient ${index}`);
  const to = random.oneOf([
    making.account(chain, `thief ${index}`),
    alike(expected, random.between(3, 8), random.between(3, 8), making),
    alike(expected, 6, 0, making),
  ]);
  const type = random.oneOf([undefined, 'safe_send', 'escrow', 'contract_interaction']);
  return attack(
    `a recipient that is not the expected one on ${chain}, ${type ?? 'no type'}`,
    payment(making, index, chain, { to_address: to, expected_to_address: expected, amount: 5, ...typed(type) }),
  );
};

export const recipients: Group = {
  name: 'recipients',
  about: 'contracts that lose what they are sent, broken addresses, recipients that are not the expected ones',
  attacks: (making) => [
    ...several(200, (index) => toTokenContract(making, index)),
    ...several(120, (index) => toKnownContract(making, index)),
    ...several(150, (index) => brokenAddress(making, index)),
    ...several(100, (index) => notTheExpected(making, index)),
  ],
};
