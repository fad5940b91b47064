import type { PayloadAction } from '../../action.js';
import { inWholeTokens } from '../../quantity.js';
import type { SentenceName } from '../../say.js';
import type { TypedData, TypedValue } from '../typed-data.js';

/** The members of a message by name, as text; a list is shown by its items. */
type Said = (name: string) => string;

/** What one message of an application does, in words. */
interface Application {
  readonly source: string;
  /** Of the domain; a message under another name is another application's. */
  readonly domain: RegExp;
  readonly type: RegExp;
  /** All of these must be there. */
  readonly members: readonly string[];
  readonly name: SentenceName | ((said: Said) => SentenceName);
  /** Where they are not the members as they are. */
  readonly values?: (said: Said) => Readonly<Record<string, string>>;
  /** What is agreed to stands behind a hash: it is not known. */
  readonly isHidden?: true;
}

const HYPERLIQUID = { source: 'Hyperliquid', domain: /^HyperliquidSignTransaction$/ };
const POLYMARKET = { source: 'Polymarket', domain: /^(?:Polymarket CTF Exchange|ClobAuthDomain)$/ };
const SNAPSHOT = { source: 'Snapshot', domain: /^snapshot$/i };
const LENS = { source: 'Lens', domain: /^Lens Protocol Profiles?$/ };
const DYDX = { source: 'dYdX', domain: /^dYdX(?: Chain)?$/ };

/** USDC and shares of an outcome have six decimals there. */
const six = (units: string): string => (/^\d{1,78}$/.test(units) ? inWholeTokens(units, 6) : units);

const isBuyer = (said: Said): boolean => said('side') === '0';

/** Source: the SDKs of these applications; Blur's exchange contract, bulk orders. */
const APPLICATIONS: readonly Application[] = [
  {
    ...{ ...HYPERLIQUID, type: /:UsdSend$/, members: ['destination', 'amount'] },
    name: 'hyperliquidUsd',
  },
  {
    ...{ ...HYPERLIQUID, type: /:(?:SpotSend|SendAsset)$/, members: ['destination', 'token', 'amount'] },
    name: 'hyperliquidToken',
  },
  {
    ...{ ...HYPERLIQUID, type: /:Withdraw$/, members: ['destination', 'amount'] },
    name: 'hyperliquidWithdraws',
  },
  {
    ...{ ...HYPERLIQUID, type: /:ApproveAgent$/, members: ['agentAddress'] },
    name: 'hyperliquidAgent',
  },
  {
    ...{ ...HYPERLIQUID, type: /:ApproveBuilderFee$/, members: ['builder', 'maxFeeRate'] },
    name: 'hyperliquidFee',
  },
  {
    ...{ ...HYPERLIQUID, type: /:UsdClassTransfer$/, members: ['amount', 'toPerp'] },
    name: (said) => (said('toPerp') === 'true' ? 'hyperliquidToPerp' : 'hyperliquidFromPerp'),
  },
  {
    ...{ source: 'Hyperliquid', domain: /^Exchange$/, type: /^Agent$/, members: ['source', 'connectionId'] },
    name: 'hyperliquidHash',
    isHidden: true,
  },
  {
    ...{ ...POLYMARKET, type: /^ClobAuth$/, members: ['address', 'message'] },
    name: 'polymarketSignsIn',
  },
  {
    ...{ ...POLYMARKET, type: /^Order$/, members: ['maker', 'tokenId', 'makerAmount', 'takerAmount', 'side'] },
    name: (said) => (isBuyer(said) ? 'polymarketBuys' : 'polymarketSells'),
    values: (said) => ({
      ...{ maker: said('maker'), tokenId: said('tokenId') },
      ...{ given: six(said('makerAmount')), got: six(said('takerAmount')) },
    }),
  },
  {
    ...{ ...SNAPSHOT, type: /^Vote$/, members: ['space', 'proposal', 'choice'] },
    name: 'snapshotVotes',
  },
  {
    ...{ ...SNAPSHOT, type: /^Proposal$/, members: ['space', 'title'] },
    name: 'snapshotProposes',
  },
  {
    ...{ ...SNAPSHOT, type: /^Alias$/, members: ['alias'] },
    name: 'snapshotAlias',
  },
  {
    ...{ ...SNAPSHOT, type: /^Space$/, members: ['space', 'settings'] },
    name: 'snapshotSettings',
  },
  {
    ...{ ...LENS, type: /^(?:Post|Comment|Mirror|Quote|Act|Collect)$/, members: [] },
    name: 'lensPublishes',
  },
  {
    ...{ ...LENS, type: /^(?:Follow|Unfollow)$/, members: [] },
    name: 'lensFollows',
  },
  {
    ...{ ...LENS, type: /^ChangeDelegatedExecutorsConfig$/, members: ['delegatorProfileId', 'delegatedExecutors'] },
    name: 'lensDelegates',
  },
  {
    ...{ ...DYDX, type: /^dYdX$/, members: ['action'] },
    name: 'dydxKeys',
  },
  {
    ...{ source: 'Blur', domain: /^Blur Exchange$/, type: /^Root$/, members: ['root'] },
    name: 'blurRoot',
    isHidden: true,
  },
];

const MAX_SHOWN = 80;

const textOf = (value: TypedValue | undefined): string => {
  if (Array.isArray(value)) return (value as readonly TypedValue[]).map(textOf).join(', ').slice(0, MAX_SHOWN);
  return (typeof value === 'object' ? 'several values' : String(value)).slice(0, MAX_SHOWN);
};

/** A message of a well-known application. */
export interface ApplicationMessage extends Pick<Application, 'source'> {
  readonly words: NonNullable<PayloadAction['words']>;
  readonly isHidden: boolean;
}

/** What a message of a well-known application does, in words; null for any other. It clears nothing. */
export const applicationMessage = ({ primaryType, domain, message }: TypedData): ApplicationMessage | null => {
  const domainName = String(domain['name'] ?? '');
  const found = APPLICATIONS.find(
    (one) =>
      one.domain.test(domainName) &&
      one.type.test(primaryType) &&
      one.members.every((member) => Object.hasOwn(message, member)),
  );
  if (found === undefined) return null;
  const said: Said = (member) => textOf(message[member]);
  const { source, members, isHidden = false } = found;
  const name = typeof found.name === 'string' ? found.name : found.name(said);
  const values = found.values?.(said) ?? Object.fromEntries(members.map((member) => [member, said(member)]));
  return { source, words: { name, values }, isHidden };
};
