import type { ErrorObject } from 'ajv/dist/2020.js';
import type { PayloadMember } from '../../domain/payload/kinds/index.js';
import { nearMiss, withoutStyle } from './near-miss.js';

/** A member that an object may not have, beside those that it may have and the object itself. */
export interface UnknownMember {
  readonly name: string;
  readonly known: readonly string[];
  readonly sent: object;
}

/**
 * What members are called elsewhere: by JSON-RPC and wallet libraries, by other services, by people. In lower case,
 * without separators and without "address" at the end.
 */
const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    from_address: 'from sender source payer account wallet owner fromaccount',
    to_address: 'to recipient receiver destination dest payee beneficiary target toaccount',
    expected_to_address: 'expectedto expectedrecipient intendedrecipient intendedto expected',
    contract_address: 'contract spender tokencontract token contractaddr',
    chain: 'network chainid blockchain networkid chainname',
    token: 'symbol asset currency coin tokensymbol ticker',
    amount: 'value quantity sum total',
    transaction_type: 'type txtype kind',
    approval_amount: 'allowance approval approvalvalue approvedamount',
    counterparty_name: 'counterparty recipientname beneficiaryname',
    intent_reference: 'reference ref intentid orderid invoice memo',
    policy_id: 'policy policyname policyversion',
    transaction: 'tx txn data calldata input rawtransaction rawtx',
    typed_data: 'typeddatav4 eip712 signtypeddata',
    message: 'personalsign text',
    authorization: 'eip7702 delegation setcode authorizationlist',
    user_operation: 'userop',
    solana_message: 'solanatransaction solanatx',
    origin: 'url domain site dapp',
    to: 'recipient receiver destination toaddress until before end',
    from: 'since after start',
    data: 'input calldata',
    value: 'amount',
    gas: 'gaslimit',
    raw: 'rawtransaction rawtx hex serialized',
    chain_id: 'chain network networkid',
    sender: 'from account wallet',
    content: 'text data value body',
    request_id: 'id checkid requestid',
    business_reference: 'reference ref intentreference',
    transaction_hash: 'hash txhash txid',
    outcome: 'result status',
    note: 'comment memo reason',
    items: 'checks requests batch transactions entries',
    cursor: 'page offset next after',
    limit: 'size count perpage pagesize',
    name: 'title label',
    source: 'name id',
    format: 'type',
    file: 'path',
    every: 'interval refresh frequency schedule',
    max_age: 'ttl maxagedays expiry',
    url: 'endpoint callback uri link',
    types: 'events eventtypes',
    reason: 'note comment description',
    expires_at: 'expiry validuntil until',
    valid_until: 'expiry expiresat until',
  } satisfies Readonly<Record<string, string> & Record<PayloadMember, string>>).map(([member, names]) => [
    member,
    names.split(' '),
  ]),
);

/**
 * The member that was probably meant: the same name in another style, another word for it, or one a few edits away;
 * null for none. It is always one that is allowed there and was not sent.
 */
export const meantMember = ({ name, known, sent }: UnknownMember): string | null => {
  const free = known.filter((member) => !Object.hasOwn(sent, member));
  const plain = withoutStyle(name);
  const word = plain.replace(/(?<=.)address$/, '');
  return (
    free.find((member) => withoutStyle(member) === plain) ??
    free.find((member) => OTHER_NAMES.get(member)?.includes(word)) ??
    nearMiss(name, free)
  );
};

/** A question to put behind a message about the member; empty where none was probably meant. */
export const didYouMeanMember = (unknown: UnknownMember): string => {
  const member = meantMember(unknown);
  return member === null ? '' : `; did you mean "${member}"?`;
};

/** The unknown member that an error of a verbose ajv is about; null for any other error. */
export const unknownMemberOf = ({ keyword, params, parentSchema, data }: ErrorObject): UnknownMember | null => {
  if (keyword !== 'additionalProperties') return null;
  const { properties = {} } = (parentSchema ?? {}) as { readonly properties?: object };
  const sent: object = typeof data === 'object' && data !== null ? data : {};
  return { name: String(params['additionalProperty']), known: Object.keys(properties), sent };
};

const MAX_SHOWN_CHARACTERS = 64;
const SECRET = /sg_(?:sandbox|production)_|whsec_/i;

/** The name as a message may repeat it: in one piece, not too long, and no secret in the place of a name. */
export const shownMemberName = (name: string): string => {
  if (SECRET.test(name)) return '…';
  const line = name.replaceAll(/[\s\p{Cc}]+/gu, '…');
  return line.length <= MAX_SHOWN_CHARACTERS ? line : `${line.slice(0, MAX_SHOWN_CHARACTERS)}…`;
};

/** More unknown members than these are not compared: an object may have thousands. */
const MAX_COMPARED = 20;

/**
 * The same errors, those about misspelled members first and those about other unknown members next: where one is
 * mended, what seems to be missing is often there.
 */
export const misspelledFirst = (errors: readonly ErrorObject[]): readonly ErrorObject[] => {
  const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties');
  if (unknown.length === 0) return errors;
  const misspelled = new Set(
    unknown.slice(0, MAX_COMPARED).filter((error) => {
      const member = unknownMemberOf(error);
      return member !== null && meantMember(member) !== null;
    }),
  );
  const rank = (error: ErrorObject): number =>
    misspelled.has(error) ? 0 : error.keyword === 'additionalProperties' ? 1 : 2;
  return errors.toSorted((left, right) => rank(left) - rank(right));
};
