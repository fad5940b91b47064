import { make, table } from './elements.js';

interface Asset {
  readonly address: string | null;
  readonly symbol: string | null;
  readonly decimals: number | null;
  readonly token_id: string | null;
}

/** An effect of any kind: which members it has depends on that. */
interface Effect {
  readonly kind: string;
  readonly account?: string;
  readonly owner?: string;
  readonly spender?: string;
  readonly operator?: string;
  readonly target?: string;
  readonly what?: string;
  readonly asset?: Asset;
  readonly before: string | boolean | null;
  readonly after: string | boolean | null;
  readonly delta?: string;
}

/** What the page shows of `simulation` in an answer. */
export interface Simulation {
  readonly status: string;
  readonly level: number;
  readonly block: { readonly number: number; readonly time: string } | null;
  readonly diverging: boolean;
  readonly effects: readonly Effect[];
  readonly witness_sha256: string | null;
}

/** Base units with a point where the decimals are known. */
const quantity = (units: string, decimals: number | null): string => {
  if (decimals === null || decimals === 0 || !/^-?\d+$/.test(units)) return units;
  const digits = units.replace('-', '').padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  const whole = digits.slice(0, -decimals);
  return `${units.startsWith('-') ? '−' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
};

const valueOf = (value: Effect['before'], { asset }: Effect): string =>
  typeof value === 'string' ? quantity(value, asset?.decimals ?? null) : value === null ? 'none' : value ? 'yes' : 'no';

const assetName = ({ asset }: Effect): string => {
  if (asset === undefined) return '—';
  const name = asset.symbol ?? asset.address ?? 'native coin';
  return asset.token_id === null ? name : `${name} #${asset.token_id}`;
};

/** Whose value changes, in words. */
const subject = (effect: Effect): string => {
  const { kind, account = '', owner = '', spender = '', operator = '', target = '', what = '' } = effect;
  if (kind === 'balance') return account;
  if (kind === 'allowance') return `${spender} may spend for ${owner}`;
  if (kind === 'operator') return `${operator} is operator for ${owner}`;
  return `${what.replaceAll('_', ' ')} of ${target}`;
};

const COLUMNS = ['What', 'Asset', 'Before', 'After', 'Change'];

/** What would happen, by a node. All of it is text. */
export const simulationView = (simulation: Simulation): readonly Node[] => {
  const { status, level, block, diverging, effects, witness_sha256: witness } = simulation;
  const rows = effects.map((effect) => ({
    className: effect.delta?.startsWith('-') === true ? 'differs' : '',
    cells: [
      subject(effect),
      assetName(effect),
      valueOf(effect.before, effect),
      valueOf(effect.after, effect),
      effect.delta === undefined ? '—' : valueOf(effect.delta, effect),
    ],
  }));
  const state = block === null ? '' : `, on the state of block ${String(block.number)} (${block.time})`;
  return [
    make('h4', `What would happen: ${status}`),
    make(
      'p',
      `Level ${String(level)}${state}.${diverging ? ' It differs from block to block; the worst is shown.' : ''}`,
    ),
    effects.length === 0 ? make('p', 'No effect was found.') : table('What would happen', COLUMNS, rows),
    ...(witness === null ? [] : [make('p', `Witness ${witness}.`, 'hint')]),
  ];
};
