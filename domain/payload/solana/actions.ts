import type { PayloadAction } from '../action.js';
import type { PayloadContext } from '../context.js';
import type { SolanaMessage } from './message.js';
import { type Account, accountField, type NamedEffect, tokenOf } from './program.js';
import { WRAPPED_SOL } from './program-addresses.js';
import { type Entry, entriesOf } from './entries.js';
import { DESTINATION_ACCOUNT, SOURCE_ACCOUNT, type TokenAccounts, tokenAccountsOf } from './token-accounts.js';

/** The actions of a message, and how much of it they are. */
export interface MessageActions {
  readonly actions: readonly PayloadAction[];
  /** False where an instruction, an account or an amount is not known. */
  readonly isWhole: boolean;
  readonly isCut: boolean;
}

const UNKNOWN = {
  asset: null,
  amount: null,
  from: null,
  to: null,
  function: null,
  source: null,
  expiresAt: null,
  fields: [],
} as const;

const unknownCall = ({ path, call }: Entry): PayloadAction => ({
  ...UNKNOWN,
  path,
  kind: 'unknown_call',
  target: call.program,
  certainty: 'unknown',
});

/** Whose the account is that an instruction pays in to, where the next one makes it a wallet's. */
const fundedOwner = (effect: NamedEffect, next: Entry | undefined): Account => {
  const made = next?.effect?.newAccount;
  return effect.isFunding === true && made?.account === effect.to ? made?.owner : null;
};

type Movement = Pick<PayloadAction, 'asset' | 'to' | 'fields'>;

/** Tokens, or a right over them: the accounts are the program's, and their owners stand behind them. */
const tokenMovement = (effect: NamedEffect, program: string, tokenAccounts: TokenAccounts): Movement => {
  const { asset = null, destination, holding, fields = [] } = effect;
  const mint = effect.kind === 'wrap' ? WRAPPED_SOL : asset?.address;
  const received = tokenAccounts.find(destination, mint, program);
  const given = tokenAccounts.find(holding, mint, program);
  return {
    asset: asset ?? tokenOf(received?.mint ?? given?.mint),
    to: received?.owner ?? destination ?? effect.to ?? null,
    fields: [...accountField(SOURCE_ACCOUNT, holding), ...accountField(DESTINATION_ACCOUNT, destination), ...fields],
  };
};

/** Anything else, where a new account or one of wrapped lamports may stand for its owner. */
const plainMovement = ({ asset = null, to, fields = [] }: NamedEffect, owner: Account): Movement =>
  typeof owner === 'string'
    ? { asset, to: owner, fields: [...accountField(DESTINATION_ACCOUNT, to), ...fields] }
    : { asset, to: to ?? null, fields };

/** What each instruction of a message does, in order; a batch comes before what it contains. */
export const actionsOf = (message: SolanaMessage, context: PayloadContext): MessageActions => {
  const { entries, isCut } = entriesOf(message, context.sender);
  // what has bytes behind it may as well fail, and proves nothing
  const newAccounts = entries
    .map(({ effect }) => (effect?.hasRest === true ? undefined : effect?.newAccount))
    .filter((made) => made !== undefined);
  const tokenAccounts = tokenAccountsOf(newAccounts, context.sender);
  const wrapped = new Set(entries.map(({ effect }) => (effect?.kind === 'wrap' ? effect.destination : null)));

  const actions = entries.map((entry, index): PayloadAction => {
    const { path, call, source, effect } = entry;
    if (effect === null) return unknownCall(entry);
    const isWrapped = effect.kind === 'native_transfer' && wrapped.has(effect.to);
    const owner = isWrapped ? tokenAccounts.wrapper(effect.to) : fundedOwner(effect, entries[index + 1]);
    const isOfTokens = effect.destination !== undefined || effect.holding !== undefined;
    return {
      ...UNKNOWN,
      ...(isOfTokens ? tokenMovement(effect, call.program, tokenAccounts) : plainMovement(effect, owner)),
      path,
      kind: effect.kind,
      amount: effect.amount?.toString() ?? null,
      from: effect.from ?? null,
      target: call.program,
      function: effect.name,
      certainty: 'exact',
      source,
    };
  });
  const isKnown = ({ effect, call }: Entry): boolean =>
    effect !== null && effect.isHidden !== true && effect.hasRest !== true && !call.accounts.includes(null);
  return { actions, isWhole: !isCut && entries.every(isKnown), isCut };
};
