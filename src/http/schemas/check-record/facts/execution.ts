import Type from 'typebox';
import {
  CONTROLS,
  DIVERGENCES,
  EFFECT_SOURCES,
  EXECUTION_STATUSES,
} from '../../../../../domain/facts/simulation/execution.js';
import { closed, list, nullable, oneOf } from '../../building-blocks.js';

const asset = closed({
  address: nullable(Type.String()),
  symbol: nullable(Type.String()),
  decimals: nullable(Type.Integer({ minimum: 0 })),
  token_id: nullable(Type.String()),
});
const source = oneOf(EFFECT_SOURCES);

const effect = Type.Union([
  closed({
    kind: Type.Literal('balance'),
    account: Type.String(),
    asset,
    before: Type.String(),
    after: Type.String(),
    delta: Type.String(),
    source,
  }),
  closed({
    kind: Type.Literal('allowance'),
    owner: Type.String(),
    spender: Type.String(),
    asset,
    before: Type.String(),
    after: Type.String(),
    source,
  }),
  closed({
    kind: Type.Literal('operator'),
    owner: Type.String(),
    operator: Type.String(),
    asset,
    before: Type.Boolean(),
    after: Type.Boolean(),
    source,
  }),
  closed({
    kind: Type.Literal('control'),
    target: Type.String(),
    what: oneOf(CONTROLS),
    before: nullable(Type.String()),
    after: nullable(Type.String()),
    source,
  }),
]);

/** What a node did with the bytes, as a record shows it. */
export const ExecutionSchema = closed({
  status: oneOf(EXECUTION_STATUSES),
  level: Type.Integer({ minimum: 0, maximum: 4 }),
  block: nullable(closed({ number: Type.Integer(), hash: Type.String(), time: Type.String() })),
  variants: Type.Integer({ minimum: 0 }),
  diverging: oneOf(DIVERGENCES),
  effects: list(effect),
  is_logged: Type.Boolean(),
  is_stable: Type.Boolean(),
  is_complete: Type.Boolean(),
  lacks_funds: Type.Boolean(),
  endpoints: list(closed({ id: Type.String(), agreed: Type.Boolean() })),
  witness_sha256: nullable(Type.String()),
  fingerprint: nullable(Type.String()),
});
