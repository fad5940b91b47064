import { corpus, type Row } from '../../intents/corpus.js';
import { requestOf } from '../../intents/request.js';
import { attack, type Attack, type Body, type Group, type Making, several } from '../attack.js';

/** Accounts that only the service of the corpus has on lists. */
const LISTED = /\$(?:listed|sanctioned|disputed|mixer|regulated)/;

const rows = (): readonly Row[] =>
  corpus().filter(
    ({ sort, before, check }) => sort === 'dangerous' && before.length === 0 && !LISTED.test(JSON.stringify(check)),
  );

const inCapitals = (address: unknown): unknown =>
  typeof address === 'string' && /^0x[0-9a-f]{40}$/.test(address) ? `0x${address.slice(2).toUpperCase()}` : address;

/** What is added to a dangerous intent to make it look harmless. None of it says anything about the danger. */
const DISGUISES: Readonly<Record<string, (body: Body, row: Row) => Body>> = {
  'a name and a reference': (body) => ({ counterparty_name: 'Muster GmbH', intent_reference: 'PO 7', ...body }),
  'an empty list of permissions': (body) => ({ permissions: [], ...body }),
  'its direction': (body) => ({ direction: 'outgoing', ...body }),
  'the default policy': (body) => (body['direction'] === undefined ? { policy_id: 'outgoing_default', ...body } : body),
  'a claim that no contract is verified': (body) => ({ contract_verified: false, ...body }),
  'an allowance of nothing': (body, { check }) =>
    check.type === 'approval' || (check.asks ?? []).length > 0 ? body : { approval_amount: '0', ...body },
  'addresses in capitals': (body) => ({
    ...body,
    to_address: inCapitals(body['to_address']),
    from_address: inCapitals(body['from_address']),
    ...(body['contract_address'] === undefined ? {} : { contract_address: inCapitals(body['contract_address']) }),
  }),
  'its members in another order': (body) => Object.fromEntries(Object.entries(body).reverse()),
};

const disguised = (making: Making, all: readonly Row[]): Attack => {
  const { random } = making;
  const row = random.oneOf(all);
  const names = [...new Set([1, 2, 3].map(() => random.oneOf(Object.keys(DISGUISES))))];
  const body = names.reduce<Body>((before, name) => DISGUISES[name]?.(before, row) ?? before, {
    ...requestOf(row.check),
    // a sender of its own: nothing that was tried before is its history
    ...(row.check.from === undefined && row.check.to !== '$sender'
      ? { from_address: making.account(requestOf(row.check).chain, `sender ${random.between(0, 1e9)}`) }
      : {}),
  });
  return attack(`${row.theme}/${row.id} with ${names.join(', ')}`, body);
};

export const disguises: Group = {
  name: 'disguises',
  about: 'dangerous intents of the corpus, with what says nothing about the danger',
  attacks: (making) => {
    const all = rows();
    return several(600, () => disguised(making, all));
  },
};
