import type { Schemas } from '../../../sdk/index.js';
import { textElement, tableElement } from './elements.js';

type Effect = Schemas['Simulation']['effects'][number];

/** Base units with a point where the decimals are known. */
const quantity = (units: string, decimals: number | null): string => {
  if (decimals === null || decimals === 0 || !/^-?\d+$/.test(units)) return units;
  const digits = units.replace('-', '').padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  const whole = digits.slice(0, -decimals);
  return `${units.startsWith('-') ? '−' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
};

const assetOf = (effect: Effect) => (effect.kind === 'control' ? null : effect.asset);

const valueOf = (value: Effect['before'], effect: Effect): string =>
  typeof value === 'string'
    ? quantity(value, assetOf(effect)?.decimals ?? null)
    : value === null
      ? 'none'
      : value
        ? 'yes'
        : 'no';

const assetName = (effect: Effect): string => {
  const asset = assetOf(effect);
  if (asset === null) return '—';
  const name = asset.symbol ?? asset.address ?? 'native coin';
  return asset.token_id === null ? name : `${name} #${asset.token_id}`;
};

/** Whose value changes, in words. */
const subject = (effect: Effect): string => {
  if (effect.kind === 'balance') return effect.account;
  if (effect.kind === 'allowance') return `${effect.spender} may spend for ${effect.owner}`;
  if (effect.kind === 'operator') return `${effect.operator} is operator for ${effect.owner}`;
  return `${effect.what.replaceAll('_', ' ')} of ${effect.target}`;
};

const changeOf = (effect: Effect): string | null => (effect.kind === 'balance' ? effect.delta : null);

const COLUMNS = ['What', 'Asset', 'Before', 'After', 'Change'];

/** What would happen, by a node. All of it is text. */
export const simulationView = (simulation: Schemas['Simulation']): readonly Node[] => {
  const { status, level, block, diverging, effects, witness_sha256: witness } = simulation;
  const rows = effects.map((effect) => {
    const change = changeOf(effect);
    return {
      className: change?.startsWith('-') === true ? 'differs' : '',
      cells: [
        subject(effect),
        assetName(effect),
        valueOf(effect.before, effect),
        valueOf(effect.after, effect),
        change === null ? '—' : valueOf(change, effect),
      ],
    };
  });
  const state = block === null ? '' : `, on the state of block ${String(block.number)} (${block.time})`;
  return [
    textElement('h4', `What would happen: ${status}`),
    textElement(
      'p',
      `Level ${String(level)}${state}.${diverging ? ' It differs from block to block; the worst is shown.' : ''}`,
    ),
    effects.length === 0 ? textElement('p', 'No effect was found.') : tableElement('What would happen', COLUMNS, rows),
    ...(witness === null ? [] : [textElement('p', `Witness ${witness}.`, 'hint')]),
  ];
};
