import { NO_ACTION, type PayloadAction, textField } from '../action.js';
import type { PayloadContext } from '../context.js';
import { LOOKED_UP } from '../effects.js';
import type { SolanaMessage } from './message.js';
import { rightByInstruction } from './instruction-rights.js';
import {
  type Account,
  optionalAccountField,
  type NamedEffect,
  type ProposalStep,
  type InstructionContext,
  tokenOf,
} from './program.js';
import { WRAPPED_SOL } from './program-addresses.js';
import { type SolanaEntry, entriesOf } from './entries.js';
import { DESTINATION_ACCOUNT, SOURCE_ACCOUNT, type TokenAccounts, tokenAccountsOf } from './token-accounts.js';

/** The actions of a message, and how much of it they are. */
export interface MessageActions {
  readonly actions: readonly PayloadAction[];
  /** False where an instruction, an account or an amount is not known. */
  readonly isWhole: boolean;
  readonly isCut: boolean;
}

/** An instruction that no program here explains, by the right that its name gives. */
const unknownCall = ({ path, call }: SolanaEntry): PayloadAction => {
  const target = call.program === '' ? null : call.program;
  return { ...NO_ACTION, path, kind: 'unknown_call', target, certainty: 'unknown', ...rightByInstruction(call.data) };
};

/** The owner of an account that an instruction funds, where the next one gives it to a wallet. */
const fundedOwner = ({ scene }: SolanaEntry, effect: NamedEffect, next: SolanaEntry | undefined): Account => {
  const made = next?.scene === scene ? next.effect?.newAccount : undefined;
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
    fields: [
      ...optionalAccountField(SOURCE_ACCOUNT, holding),
      ...optionalAccountField(DESTINATION_ACCOUNT, destination),
      ...fields,
    ],
  };
};

/** Anything else, where a new account or one of wrapped lamports may stand for its owner. */
const plainMovement = ({ asset = null, to, fields = [] }: NamedEffect, owner: Account): Movement =>
  typeof owner === 'string'
    ? { asset, to: owner, fields: [...optionalAccountField(DESTINATION_ACCOUNT, to), ...fields] }
    : { asset, to: to ?? null, fields };

/** What the bytes prove of the accounts of those who act together. */
interface Proven {
  readonly tokenAccounts: TokenAccounts;
  readonly wrapped: ReadonlySet<Account>;
  /** Accounts that keep a proposal which stands in the bytes. */
  readonly kept: ReadonlySet<Account>;
  /** By proposal, where it is kept. */
  readonly opened: ReadonlyMap<Account, Account>;
}

const provenIn = (entries: readonly SolanaEntry[], { acting, derive }: InstructionContext): Proven => {
  // what has trailing bytes may fail, and proves nothing
  const effects = entries.flatMap(({ effect }) => (effect === null || effect.hasRest === true ? [] : [effect]));
  const steps = effects.flatMap(({ isHidden, step }) => (isHidden === true || step === undefined ? [] : [step]));
  return {
    tokenAccounts: tokenAccountsOf(
      effects.flatMap(({ newAccount }) => newAccount ?? []),
      acting,
      derive,
    ),
    wrapped: new Set(effects.map(({ kind, destination }) => (kind === 'wrap' ? destination : null))),
    kept: new Set(steps.map(({ keeps }) => keeps)),
    opened: new Map(steps.flatMap(({ opens }) => (opens === undefined ? [] : [[opens.proposal, opens.kept] as const]))),
  };
};

const isSeen = ({ agreesTo }: ProposalStep, { kept, opened }: Proven): boolean => {
  if (agreesTo === undefined) return true;
  const where = 'kept' in agreesTo ? agreesTo.kept : opened.get(agreesTo.proposal);
  return typeof where === 'string' && kept.has(where);
};

/** What each instruction of a message does, in order; what contains others comes before them. */
export const actionsOf = (message: SolanaMessage, context: PayloadContext): MessageActions => {
  const { entries, isCut } = entriesOf(message, context.sender);
  const scenes = [...new Set(entries.map(({ scene }) => scene))];
  const provenBy = new Map(
    scenes.map(
      (one) =>
        [
          one,
          provenIn(
            entries.filter(({ scene }) => scene === one),
            one,
          ),
        ] as const,
    ),
  );

  const actions = entries.map((entry, index): PayloadAction => {
    const { path, call, source, effect, scene } = entry;
    const proven = provenBy.get(scene);
    if (effect === null || proven === undefined) return unknownCall(entry);
    const isWrapped = effect.kind === 'native_transfer' && proven.wrapped.has(effect.to);
    const owner = isWrapped ? proven.tokenAccounts.wrapper(effect.to) : fundedOwner(entry, effect, entries[index + 1]);
    const isOfTokens = effect.destination !== undefined || effect.holding !== undefined;
    const movement = isOfTokens
      ? tokenMovement(effect, call.program, proven.tokenAccounts)
      : plainMovement(effect, owner);
    const isLookedUp = movement.to === null && (effect.to === null || effect.destination === null);
    const isDark = effect.step !== undefined && !isSeen(effect.step, proven);
    return {
      ...NO_ACTION,
      ...movement,
      fields: isLookedUp ? [...movement.fields, textField(LOOKED_UP, 'not in the bytes')] : movement.fields,
      path,
      kind: isDark ? 'unknown_call' : effect.kind,
      amount: effect.amount?.toString() ?? null,
      from: effect.from ?? null,
      target: call.program,
      function: effect.name,
      certainty: isDark ? 'unknown' : 'exact',
      source,
    };
  });
  const isKnown = ({ effect, call }: SolanaEntry): boolean =>
    effect !== null && effect.isHidden !== true && effect.hasRest !== true && !call.accounts.includes(null);
  const isWhole = !isCut && entries.every(isKnown) && actions.every(({ certainty }) => certainty === 'exact');
  return { actions, isWhole, isCut };
};
