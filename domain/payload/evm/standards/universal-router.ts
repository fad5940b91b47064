import { MAX_CALL_DEPTH } from '../../context.js';
import { COMMANDS, unknownCommand } from './router-commands.js';
import { NO_TRADE } from './drafts.js';
import { plannedSteps, each, hexOfCode, readPlan, step } from './plans.js';
import { contains, type CallEffect, type EvmCall, rowsOf } from './row.js';
import { V4_ACTIONS } from './v4-actions.js';

const router = rowsOf('Uniswap Universal Router');

/** The highest bit lets a command fail. Source: Universal Router, Commands. */
const COMMAND_MASK = 0x3f;
const MAY_FAIL = 0x80;
const EXECUTE_SUB_PLAN = 0x21;
const V4_SWAP = 0x10;

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
    return depth < MAX_CALL_DEPTH
      ? within('EXECUTE_SUB_PLAN', input, call, ([codes, inputs]) => plan(codes, inputs, call, depth + 1))
      : [unknownCommand('EXECUTE_SUB_PLAN')];
  }
  if (code === V4_SWAP) return v4Swap(input, call);
  return step(COMMANDS, `command ${hexOfCode(code)}`, code, input, call);
};

/** What stands within a command that has steps of its own. */
const within = (
  name: string,
  input: string,
  call: EvmCall,
  steps: (values: readonly [string, readonly string[]]) => readonly CallEffect[] | null,
): readonly CallEffect[] => {
  const exact = readPlan(input);
  const values = exact ?? readPlan(input, true);
  const inner = values && steps(values);
  return [
    ...(inner === null ? [] : [contains({ kind: 'call', from: call.from, function: name }, inner)]),
    ...(inner === null || exact === null ? [unknownCommand(name)] : []),
  ];
};

/** A plan of actions of its own, in the form of a sub-plan. */
const v4Swap = (input: string, call: EvmCall): readonly CallEffect[] =>
  within('V4_SWAP', input, call, (values) => plannedSteps(V4_ACTIONS, values, call));

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
