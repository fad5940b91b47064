import { decoderOf, type StepReader } from './decoder.js';
import { unknownCommand } from './router-commands.js';
import type { CallEffect, EvmCall } from './row.js';

/** A byte for each step, and an input for each. Source: universal-router; v4-periphery, CalldataDecoder. */
export const readPlan = decoderOf('bytes,bytes[]');

export const hexOfCode = (code: number): string => `0x${code.toString(16).padStart(2, '0')}`;

/** A name of its own for what one step did, since the call's function is that of the whole plan. */
const named = (name: string, effects: readonly CallEffect[], isHint = false): readonly CallEffect[] =>
  effects.map((effect) =>
    'draft' in effect && effect.draft.function === undefined
      ? {
          inner: named(name, effect.inner, isHint),
          draft: { ...effect.draft, function: name, ...(isHint && { certainty: 'hint' as const }) },
        }
      : effect,
  );

/** What one step does by a table of steps; `unknown`: its name where the table has none. */
export const step = (
  table: ReadonlyMap<number, readonly [string, StepReader]>,
  unknown: string,
  code: number,
  input: string,
  call: EvmCall,
): readonly CallEffect[] => {
  const known = table.get(code);
  if (known === undefined) return [unknownCommand(unknown)];
  const [name, read] = known;
  const effects = read(input, call);
  // routers are less strict about where bytes stand
  return effects === null
    ? [...named(name, read(input, call, true) ?? [], true), unknownCommand(name)]
    : named(name, effects);
};

/** Every step in its turn; null where the plan has more of one than of the other. */
export const each = (
  codes: string,
  inputs: readonly string[],
  read: (code: number, input: string) => readonly CallEffect[],
): readonly CallEffect[] | null =>
  (codes.length - 2) / 2 === inputs.length
    ? inputs.flatMap((input, index) => read(Number.parseInt(codes.slice(2 + index * 2, 4 + index * 2), 16), input))
    : null;

/** Every action of a plan; null where the plan has more of one than of the other. */
export const plannedSteps = (
  table: ReadonlyMap<number, readonly [string, StepReader]>,
  [codes, inputs]: readonly [string, readonly string[]],
  call: EvmCall,
): readonly CallEffect[] | null =>
  each(codes, inputs, (code, params) => step(table, `action ${hexOfCode(code)}`, code, params, call));

/** A plan of Uniswap v4's actions; null where it is none. */
export const actionPlan = (
  table: ReadonlyMap<number, readonly [string, StepReader]>,
  plan: string,
  call: EvmCall,
): readonly CallEffect[] | null => {
  const values = readPlan(plan);
  return values && plannedSteps(table, values, call);
};
