import { inWholeTokens } from '../../quantity.js';
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
  readonly words: (said: Said) => string;
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

const polymarketOrder = (said: Said): string => {
  const [given, got] = [six(said('makerAmount')), six(said('takerAmount'))];
  const outcome = `of the outcome ${said('tokenId')}`;
  return said('side') === '0'
    ? `Offers ${given} USDC at Polymarket for ${got} shares ${outcome}, for ${said('maker')}.`
    : `Offers ${given} shares ${outcome} at Polymarket for ${got} USDC, for ${said('maker')}.`;
};

/** Source: the SDKs of these applications; Blur's exchange contract, bulk orders. */
const APPLICATIONS: readonly Application[] = [
  {
    ...{ ...HYPERLIQUID, type: /:UsdSend$/, members: ['destination', 'amount'] },
    words: (said) =>
      `Sends ${said('amount')} USDC within Hyperliquid to ${said('destination')}, by this signature alone.`,
  },
  {
    ...{ ...HYPERLIQUID, type: /:(?:SpotSend|SendAsset)$/, members: ['destination', 'token', 'amount'] },
    words: (said) =>
      `Sends ${said('amount')} ${said('token')} within Hyperliquid to ${said('destination')}, by this signature alone.`,
  },
  {
    ...{ ...HYPERLIQUID, type: /:Withdraw$/, members: ['destination', 'amount'] },
    words: (said) =>
      `Withdraws ${said('amount')} USDC from Hyperliquid to ${said('destination')}, by this signature alone.`,
  },
  {
    ...{ ...HYPERLIQUID, type: /:ApproveAgent$/, members: ['agentAddress'] },
    words: (said) => `Lets the key ${said('agentAddress')} trade with all that you hold at Hyperliquid.`,
  },
  {
    ...{ ...HYPERLIQUID, type: /:ApproveBuilderFee$/, members: ['builder', 'maxFeeRate'] },
    words: (said) => `Lets ${said('builder')} take up to ${said('maxFeeRate')} of each of your trades at Hyperliquid.`,
  },
  {
    ...{ ...HYPERLIQUID, type: /:UsdClassTransfer$/, members: ['amount', 'toPerp'] },
    words: (said) =>
      `Moves ${said('amount')} USDC of yours at Hyperliquid ${said('toPerp') === 'true' ? 'to' : 'from'} perpetuals.`,
  },
  {
    ...{ source: 'Hyperliquid', domain: /^Exchange$/, type: /^Agent$/, members: ['source', 'connectionId'] },
    words: () => 'Agrees to an action at Hyperliquid by its hash alone: which order or transfer it is, is not in it.',
    isHidden: true,
  },
  {
    ...{ ...POLYMARKET, type: /^ClobAuth$/, members: ['address', 'message'] },
    words: (said) =>
      `Signs in to Polymarket as ${said('address')}: anyone with the signature gets keys of that account's interface.`,
  },
  {
    ...{ ...POLYMARKET, type: /^Order$/, members: ['maker', 'tokenId', 'makerAmount', 'takerAmount', 'side'] },
    words: polymarketOrder,
  },
  {
    ...{ ...SNAPSHOT, type: /^Vote$/, members: ['space', 'proposal', 'choice'] },
    words: (said) => `Votes in the Snapshot space ${said('space')} on ${said('proposal')}: choice ${said('choice')}.`,
  },
  {
    ...{ ...SNAPSHOT, type: /^Proposal$/, members: ['space', 'title'] },
    words: (said) => `Proposes "${said('title')}" in the Snapshot space ${said('space')}.`,
  },
  {
    ...{ ...SNAPSHOT, type: /^Alias$/, members: ['alias'] },
    words: (said) => `Lets the key ${said('alias')} vote and propose for you at Snapshot.`,
  },
  {
    ...{ ...SNAPSHOT, type: /^Space$/, members: ['space', 'settings'] },
    words: (said) => `Changes the settings of the Snapshot space ${said('space')}, its administrators among them.`,
  },
  {
    ...{ ...LENS, type: /^(?:Post|Comment|Mirror|Quote|Act|Collect)$/, members: [] },
    words: () => 'Publishes or acts under a profile of yours at Lens.',
  },
  {
    ...{ ...LENS, type: /^(?:Follow|Unfollow)$/, members: [] },
    words: () => 'Changes whom a profile of yours follows at Lens.',
  },
  {
    ...{ ...LENS, type: /^ChangeDelegatedExecutorsConfig$/, members: ['delegatorProfileId', 'delegatedExecutors'] },
    words: (said) =>
      `Changes who may act for your profile ${said('delegatorProfileId')} at Lens: ${said('delegatedExecutors')}.`,
  },
  {
    ...{ ...DYDX, type: /^dYdX$/, members: ['action'] },
    words: (said) =>
      `Makes the keys of an account at dYdX from this signature (${said('action')}): anyone who has it controls all ` +
      'that you hold there.',
  },
  {
    ...{ source: 'Blur', domain: /^Blur Exchange$/, type: /^Root$/, members: ['root'] },
    words: () =>
      'Agrees to every order behind a bare root, which is a hash: what is sold, and for how much, is not in it.',
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
  readonly words: string;
  readonly isHidden: boolean;
}

/** What a message of a well-known application does, in words; null for any other. It clears nothing. */
export const applicationMessage = ({ primaryType, domain, message }: TypedData): ApplicationMessage | null => {
  const name = String(domain['name'] ?? '');
  const found = APPLICATIONS.find(
    (one) =>
      one.domain.test(name) &&
      one.type.test(primaryType) &&
      one.members.every((member) => Object.hasOwn(message, member)),
  );
  if (found === undefined) return null;
  const words = found.words((member) => textOf(message[member]));
  return { source: found.source, words, isHidden: found.isHidden === true };
};
