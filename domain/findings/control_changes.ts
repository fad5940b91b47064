import type { Control, ControlEffect } from '../facts/simulation/execution.js';
import type { PayloadAction } from '../payload/action.js';
import { effectOf } from '../payload/effects.js';
import { familyOf } from '../chains/index.js';
import { addressParam, listParam, termParam } from '../text/params.js';
import { type CheckContext, finding, NO_FINDINGS } from './finding.js';
import { actingContexts } from './shared/acting.js';
import { explainedActions } from './shared/explained.js';
import { executed } from './shared/simulated-effects.js';

/** A right over an account that ends gives nothing away; who gives up an ownership cannot take it back. */
const ENDS_WELL: readonly Control[] = ['delegation', 'delegate', 'close_authority'];

const isHarmless = ({ what, before, after }: ControlEffect, { intent }: CheckContext): boolean =>
  before === after ||
  (after === null && ENDS_WELL.includes(what)) ||
  (after === intent.sender.key && what !== 'implementation' && what !== 'delegation') ||
  // a new account gets an owner; a contract without an owner can be taken over
  (before === null && what === 'owner' && familyOf(intent.chain) === 'solana');

/** A Safe library that replaces the Safe's code with its own. Another rule knows these libraries. */
const isMigration = ({ target, what }: ControlEffect, { function: name, source, from }: PayloadAction): boolean =>
  what === 'implementation' && source === 'Safe' && /^migrate/.test(name ?? '') && from === target;

/** The bytes name this change themselves, so another finding reports it. */
const isSaid = (effect: ControlEffect, action: PayloadAction): boolean => {
  const { target, what, after } = effect;
  return isMigration(effect, action) || isNamed(target, what, after, action);
};

const isNamed = (target: string, what: Control, after: string | null, action: PayloadAction): boolean =>
  (effectOf(action) === 'controls' || (what === 'delegate' && action.kind === 'allowance')) &&
  action.to === after &&
  [action.target, action.from, ...action.fields.map(({ value }) => value)].includes(target);

const distinct = <T extends string | null>(values: readonly T[]): readonly T[] => [...new Set(values)].sort();

/** Somebody else controls an account or a contract afterwards, and no certain action of the bytes says so. */
export const controlChanges = finding({
  code: 'control_changes',
  judges: 'check',
  source: 'simulation',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'A simulation shows that somebody else would control an account or a contract.',
  advice: 'Do not sign; who has control can take everything.',
  needs: ['bytes', 'provider'],
  about: 'execution',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Simulation: control changes hands',
    de: 'Simulation: Die Kontrolle wechselt',
    es: 'Simulación: el control cambia de manos',
    fr: 'Simulation : le contrôle change de mains',
    'pt-BR': 'Simulação: o controle muda de mãos',
    ja: '実行すると管理権限が移ります',
    'zh-CN': '模拟显示控制权会转移',
  },
  texts: {
    seen: {
      en:
        'Control of {targets} would pass to {accounts} ({rights}), a simulation shows. Do not sign: they could ' +
        'take everything.',
      de:
        'Eine Simulation zeigt neue Kontrolle über {targets}: {accounts} ({rights}). Nicht unterschreiben, alles ' +
        'könnte verloren sein.',
      es:
        'Según una simulación, el control de {targets} pasaría a {accounts} ({rights}). No firme: podrían llevarse ' +
        'todo.',
      fr:
        'Selon une simulation, le contrôle de {targets} passerait à {accounts} ({rights}). Ne signez pas : tout ' +
        'pourrait être pris.',
      'pt-BR':
        'Segundo uma simulação, o controle de {targets} passaria a {accounts} ({rights}). Não assine: poderiam ' +
        'levar tudo.',
      ja: 'シミュレーションによると {targets} の管理権限が {accounts} に移ります（{rights}）。すべて奪われ得るため署名しないでください。',
      'zh-CN': '模拟显示 {targets} 的控制权将转给 {accounts}（{rights}）。请勿签名：对方可取走一切。',
    },
  },
  run: (given) => {
    const [context] = actingContexts(given);
    const controls = executed(context)
      .flatMap(({ effects }) => effects)
      .filter((effect) => effect.kind === 'control')
      .filter((effect) => !isHarmless(effect, context));
    if (controls.length === 0) return NO_FINDINGS;
    const actions = explainedActions(context);
    const changes = controls.filter((effect) => !actions.some((action) => isSaid(effect, action)));
    if (changes.length === 0) return NO_FINDINGS;
    return [
      {
        params: {
          targets: listParam(distinct(changes.map(({ target }) => target)).map(addressParam)),
          accounts: listParam(
            distinct(changes.map(({ after }) => after)).map((after) =>
              after === null ? termParam('nobody') : addressParam(after),
            ),
          ),
          rights: listParam(distinct(changes.map(({ what }) => what)).map(termParam)),
        },
        fields: ['from_address'],
      },
    ];
  },
});
