import { MAX_CALL_DEPTH } from '../../context.js';
import { decoderOf } from './decoder.js';
import { COMMANDS, unknownCommand } from './router-commands.js';
import { NO_TRADE } from './drafts.js';
import { contains, type CallEffect, type EvmCall, rowsOf } from './row.js';
import { V4_ACTIONS } from './v4-actions.js';

const router = rowsOf('Uniswap Universal Router');

/** The highest bit lets a command fail. Source: Universal Router, Commands. */
const COMMAND_MASK = 0x3f;
const MAY_FAIL = 0x80;
const EXECUTE_SUB_PLAN = 0x21;
const V4_SWAP = 0x10;

const readSubPlan = decoderOf('bytes,bytes[]');

const hexOf = (code: number): string => `0x${code.toString(16).padStart(2, '0')}`;

/** A name of its own for what one command did, since the call's function is that of the whole plan. */
const named = (name: string, effects: readonly CallEffect[]): readonly CallEffect[] =>
  effects.map((effect) =>
    'draft' in effect && effect.draft.function === undefined
      ? { inner: named(name, effect.inner), draft: { ...effect.draft, function: name } }
      : effect,
  );

/** Where a command may fail, each of its steps may fail. */
const unpromised = (effects: readonly CallEffect[]): readonly CallEffect[] =>
  effects.map((effect) => {
    if (!('draft' in effect)) return effect;
    const { trade, ...draft } = effect.draft;
    const inner = unpromised(effect.inner);
    return { draft: trade === undefined ? draft : { ...draft, trade: { ...trade, mayFail: true as const } }, inner };
  });

const command = (code: number, input: string, call: EvmCall, depth: number): readonly CallEffect[] => {
  if (code === EXECUTE_SUB_PLAN) {
    const values = depth < MAX_CALL_DEPTH ? readSubPlan(input) : null;
    const inner = values && plan(values[0], values[1], call, depth + 1);
    return inner === null
      ? [unknownCommand('EXECUTE_SUB_PLAN')]
      : [contains({ kind: 'call', from: call.from, function: 'EXECUTE_SUB_PLAN' }, inner)];
  }
  if (code === V4_SWAP) return v4Swap(input, call);
  return step(COMMANDS, `command ${hexOf(code)}`, code, input, call);
};

const step = (table: typeof COMMANDS, unknown: string, code: number, input: string, call: EvmCall) => {
  const known = table.get(code);
  if (known === undefined) return [unknownCommand(unknown)];
  const effects = known[1](input, call);
  return effects === null ? [unknownCommand(known[0])] : named(known[0], effects);
};

/** A plan of actions of its own, in the form of a sub-plan. */
const v4Swap = (input: string, call: EvmCall): readonly CallEffect[] => {
  const values = readSubPlan(input);
  const inner =
    values &&
    each(values[0], values[1], (code, params) => step(V4_ACTIONS, `action ${hexOf(code)}`, code, params, call));
  return inner === null
    ? [unknownCommand('V4_SWAP')]
    : [contains({ kind: 'call', from: call.from, function: 'V4_SWAP' }, inner)];
};

/** A byte for each step, and an input for each; null where their numbers differ. */
const each = (
  codes: string,
  inputs: readonly string[],
  read: (code: number, input: string) => readonly CallEffect[],
): readonly CallEffect[] | null =>
  (codes.length - 2) / 2 === inputs.length
    ? inputs.flatMap((input, index) => read(Number.parseInt(codes.slice(2 + index * 2, 4 + index * 2), 16), input))
    : null;

const plan = (codes: string, inputs: readonly string[], call: EvmCall, depth: number): readonly CallEffect[] | null =>
  each(codes, inputs, (code, input) => {
    const effects = command(code & COMMAND_MASK, input, call, depth);
    return (code & MAY_FAIL) === 0 ? effects : unpromised(effects);
  });

const execute = (
  [codes, inputs]: readonly [string, readonly string[], ...unknown[]],
  call: EvmCall,
): readonly CallEffect[] | null => {
  const inner = plan(codes, inputs, call, 0);
  return inner === null ? null : [contains({ kind: 'call', from: call.from, trade: NO_TRADE }, inner)];
};

/** Plans of many commands. Source: Uniswap universal-router 1.2 and 2.0. */
export const UNIVERSAL_ROUTER_ROWS = [
  router('execute(bytes,bytes[])', execute),
  router('execute(bytes,bytes[],uint256)', execute),
];
