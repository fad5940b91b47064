import type { Sighting } from './trace.js';
import {
  addressesIn,
  AUTHORIZED_OPERATOR,
  BORROWING_DELEGATED,
  ID_APPROVAL,
  OPERATOR_SET,
  REVOKED_OPERATOR,
  evmWordsOf,
  wordsOfLog,
} from './logs.js';
import type { FurtherRight, ReadGroup } from './reads.js';
import type { PlannedCall } from './transaction.js';

const SELECTOR_BYTES = 4;
const MAX_HUB_TOKENS = 16;
const MAX_HUB_SPENDERS = 96;
const MAX_TOKEN_IDS = 16;

/** What is read of a contract; `isCut` where there was more than the limits allow. */
interface Reads {
  readonly group: ReadGroup;
  readonly isCut: boolean;
}

interface Called {
  readonly to: string | null;
  readonly input: string;
}

const callsOf = (contract: string, { to, data }: PlannedCall, { frames }: Sighting): readonly Called[] =>
  [{ to, input: data }, ...frames].filter((call) => call.to === contract);

const selectorOf = ({ input }: Called): string => input.slice(0, 10);

/** Rights that few tokens know: they are read where a function or an event of a token shows that it knows them. */
interface Signs {
  readonly selectors: readonly string[];
  readonly topics: readonly string[];
}

/** Source: ERC-777, authorizeOperator and revokeOperator; ERC-6909; Aave, approveDelegation and delegationWithSig. */
const SIGNS: Readonly<Record<FurtherRight, Signs>> = {
  holder_operator: { selectors: ['0x959b8c3f', '0xfad8b32a'], topics: [AUTHORIZED_OPERATOR, REVOKED_OPERATOR] },
  id_operator: { selectors: ['0x558a7297'], topics: [OPERATOR_SET] },
  borrowing: { selectors: ['0xc04a8a10', '0x0b52d558'], topics: [BORROWING_DELEGATED] },
};

/** `approve` of an amount of what has an id. Source: ERC-6909. */
const APPROVE_ID = '0x426a8493';

const approvedIds = (token: string, call: PlannedCall, sighting: Sighting): readonly bigint[] => {
  const called = callsOf(token, call, sighting).flatMap((one) =>
    selectorOf(one) === APPROVE_ID ? evmWordsOf(one.input, SELECTOR_BYTES).slice(1, 2) : [],
  );
  const logged = sighting.logs.flatMap(({ address, topics: [event, , , id] }) =>
    address === token && event === ID_APPROVAL && id !== undefined ? [BigInt(id)] : [],
  );
  return [...new Set([...called, ...logged])];
};

/** Operators, allowances of what has an id, and credit that the sender may have given in a token. */
export const furtherRights = (
  token: string,
  call: PlannedCall,
  sighting: Sighting,
  spenders: readonly string[],
): Reads => {
  const selectors = new Set(callsOf(token, call, sighting).map(selectorOf));
  const topics = new Set(sighting.logs.flatMap((log) => (log.address === token ? (log.topics[0] ?? []) : [])));
  const known = (Object.keys(SIGNS) as FurtherRight[]).filter(
    (what) =>
      SIGNS[what].selectors.some((selector) => selectors.has(selector)) ||
      SIGNS[what].topics.some((topic) => topics.has(topic)),
  );
  const ids = approvedIds(token, call, sighting);
  const ofIds = ids
    .slice(0, MAX_TOKEN_IDS)
    .flatMap((tokenId) => spenders.map((spender) => ({ what: 'id_allowance', token, tokenId, spender }) as const));
  const group = [...known.flatMap((what) => spenders.map((spender) => ({ what, token, spender }) as const)), ...ofIds];
  return { group, isCut: ids.length > MAX_TOKEN_IDS };
};

/**
 * Functions of a contract that holds allowances in other tokens: approve, permit of one and of many, transferFrom of
 * one and of many. Source: Permit2, AllowanceTransfer.
 */
const HUB_SELECTORS: ReadonlySet<string> = new Set([
  '0x87517c45',
  '0x2b67b570',
  '0x2a2d80d1',
  '0x36c78516',
  '0x0d58b1db',
]);
/** Where Permit2 stands on every chain. Source: Uniswap/permit2, deployments. */
const PERMIT2 = '0x000000000022d473030f116ddee9f6b43ac78ba3';

const isHub = (contract: string, { to, data }: PlannedCall, { frames }: Sighting): boolean =>
  contract === PERMIT2 ||
  [{ to, input: data }, ...frames].some((call) => call.to === contract && HUB_SELECTORS.has(call.input.slice(0, 10)));

/** What the hub was told and what it logged: tokens and spenders of every allowance that it changed are among it. */
const namedTo = (hub: string, call: PlannedCall, sighting: Sighting): readonly string[] =>
  addressesIn([
    ...callsOf(hub, call, sighting).flatMap(({ input }) => evmWordsOf(input, SELECTOR_BYTES)),
    ...sighting.logs.flatMap((log) => (log.address === hub ? wordsOfLog(log) : [])),
  ]);

/** Allowances that hubs hold, with when they end. A token whose allowance changes need not take part itself. */
export const hubReads = (
  call: PlannedCall,
  sighting: Sighting,
  known: { readonly tokens: readonly string[]; readonly spenders: readonly string[] },
): readonly Reads[] =>
  known.tokens
    .filter((hub) => isHub(hub, call, sighting))
    .map((hub) => {
      const named = new Set(
        namedTo(hub, call, sighting).filter((account) => account !== call.sender && account !== hub),
      );
      // where calls were traced, Permit2 changes nothing but for who calls it and what it is told
      const isAllSeen = hub === PERMIT2 && sighting.frames.length > 0;
      const callers = sighting.frames.flatMap(({ from, to }) => (to === hub && from !== call.sender ? [from] : []));
      const others = isAllSeen ? [] : known.tokens.filter((token) => token !== hub);
      const tokens = [...new Set([...named, ...others])].slice(0, MAX_HUB_TOKENS);
      const spenders = [...new Set([...named, ...(isAllSeen ? callers : known.spenders)])].slice(0, MAX_HUB_SPENDERS);
      const group = tokens.flatMap((token) =>
        spenders.flatMap((spender) => [
          { what: 'hub_allowance', hub, token, spender } as const,
          { what: 'hub_expiration', hub, token, spender } as const,
        ]),
      );
      return { group, isCut: named.size > MAX_HUB_TOKENS };
    });
