import { KNOWN_CONTRACTS } from '../../../adapters/contracts/local-registry/data/contracts.js';
import { BUNDLED_TOKENS } from '../../../adapters/tokens/bundled-registry/data/tokens.js';
import { type Chain, CHAINS } from '../../../domain/chains/index.js';
import { solanaAddress } from '../../http/real/support/requests.js';
import { evmAddress } from '../../support/addresses.js';
import type { Random } from '../faults/support/random.js';

export type EvmChain = Exclude<Chain, 'solana'>;
export const EVM_CHAINS = CHAINS.filter((chain): chain is EvmChain => chain !== 'solana');

/** A token as a payload names it: EVM contracts in lower case. */
export interface Token {
  readonly symbol: string;
  readonly contract: string;
  readonly decimals: number;
}

/** Every bundled token of a chain that has a contract there. */
export const tokensOn = (chain: Chain): readonly Token[] =>
  BUNDLED_TOKENS.flatMap(({ symbol, on }) => {
    const { contracts: [contract] = [], decimals = 0 } = on[chain] ?? {};
    if (contract === undefined) return [];
    return [{ symbol, decimals, contract: chain === 'solana' ? contract : contract.toLowerCase() }];
  });

/** The address of a bundled contract by its name; throws where the chain has none. */
export const contractOn = (chain: Chain, name: string): string => {
  const found = KNOWN_CONTRACTS.find((row) => row.name === name && row.chains.includes(chain));
  if (found === undefined) throw new Error(`There is no ${name} on ${chain}`);
  return found.address.toLowerCase();
};

/** The contract that wraps the chain's own currency. */
export const wrapperOn = (chain: EvmChain): string =>
  contractOn(chain, chain === 'bnb' ? 'Wrapped BNB' : chain === 'polygon' ? 'Wrapped POL' : 'Wrapped Ether');

const ROUTER = /Uniswap V2 Router|SwapRouter02|Universal Router|Aggregation Router|Exchange Proxy|Permit2/;

/** Bundled contracts of a chain that people allow to take tokens. */
export const routersOn = (chain: Chain): readonly string[] =>
  KNOWN_CONTRACTS.filter(({ name, chains }) => chains.includes(chain) && ROUTER.test(name)).map(({ address }) =>
    address.toLowerCase(),
  );

/** What a generator of payloads draws from: equal for an equal seed. */
export interface World {
  readonly random: Random;
  /** A made-up account, the same for the same name. */
  readonly account: (chain: Chain, name: string) => string;
}

export const worldOf = (random: Random, seed: number): World => ({
  random,
  account: (chain, name) =>
    chain === 'solana' ? solanaAddress(`payloads ${seed} ${name}`) : evmAddress(`payloads ${seed} ${name}`),
});

/** An amount in whole tokens, with its base units. */
export interface Amount {
  readonly tokens: number;
  readonly units: bigint;
}

const MOST_FRACTION_DIGITS = 4;

/** A small amount that a double holds exactly as text: four significant digits after the point at most. */
export const drawAmount = ({ random }: World, decimals: number, most = 90): Amount => {
  const digits = Math.min(decimals, MOST_FRACTION_DIGITS);
  const scaled = random.between(1, most * 10 ** digits);
  return { tokens: scaled / 10 ** digits, units: BigInt(scaled) * 10n ** BigInt(decimals - digits) };
};
