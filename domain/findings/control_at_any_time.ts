import { contractReceipt } from '../facts/contract/statements.js';
import type { PayloadAction } from '../payload/action.js';
import { effectOf, isEmpty } from '../payload/effects.js';
import { addressParam, listParam, type Param, textParam } from '../text/params.js';
import { type CheckContext, finding, NO_FINDINGS } from './finding.js';
import { accountParam } from './shared/of-kinds.js';

/** A proposal that is agreed to unseen, or a right of control that a name in the bytes gives. */
const isDarkControl = ({ kind, source, function: name }: PayloadAction): boolean =>
  kind === 'unknown_call' && name !== null && (source === 'Squads' || source === null);

const isControl = (action: PayloadAction): boolean =>
  (effectOf(action) === 'controls' && !isEmpty(action)) || isDarkControl(action);

/** The programs that it is about, with the names by which registries know them. */
const programsOf = (controls: readonly PayloadAction[], { facts }: CheckContext): Param =>
  listParam(
    [...new Set(controls.map(({ target }) => target))].flatMap((target) => [
      accountParam(target),
      ...(target === null ? [] : contractReceipt(facts, target).names.map(textParam)),
    ]),
  );

/** Control that changes hands whenever somebody sends it, long after it was signed. Source: domain/decisions.md, 61. */
export const controlAtAnyTime = finding({
  code: 'control_at_any_time',
  judges: 'check',
  source: 'simulation',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'What may be sent at any later time hands over control, or agrees to a proposal that is not in its bytes.',
  advice: 'Do not sign; approve it with the others, on the day, and with its content before you.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Hands over control at any later time',
    de: 'Übergibt Kontrolle zu beliebiger Zeit',
    es: 'Cede el control en cualquier momento',
    fr: 'Cède le contrôle à tout moment',
    'pt-BR': 'Cede o controle a qualquer momento',
    ja: 'いつでも管理権限を渡せてしまいます',
    'zh-CN': '可在任何时候交出控制权',
  },
  texts: {
    control: {
      en:
        'Once signed, this can be sent on any later day and then gives {accounts} control ({program}). Do not sign ' +
        'it.',
      de:
        'Nach der Unterschrift kann dies jederzeit gesendet werden und gibt {accounts} die Kontrolle ({program}). ' +
        'Nicht unterschreiben.',
      es: 'Una vez firmado, puede enviarse cualquier día y da el control a {accounts} ({program}). No lo firme.',
      fr:
        'Une fois signé, ceci peut être envoyé n’importe quand et donne le contrôle à {accounts} ({program}). Ne ' +
        'signez pas.',
      'pt-BR':
        'Depois de assinado, pode ser enviado em qualquer dia e dá o controle a {accounts} ({program}). Não assine.',
      ja: '署名後はいつでも送信でき、{accounts} に管理権限を渡します（{program}）。署名しないでください。',
      'zh-CN': '签名后可在任何一天发送，届时会把控制权交给 {accounts}（{program}）。请勿签名。',
    },
    unseen: {
      en:
        'Once signed, this can be sent on any later day, and it agrees to changes that it does not show ' +
        '({program}). Do not sign it.',
      de:
        'Nach der Unterschrift kann dies jederzeit gesendet werden und stimmt verborgenen Änderungen zu ({program}). ' +
        'Nicht unterschreiben.',
      es: 'Una vez firmado, puede enviarse cualquier día y acepta cambios que no muestra ({program}). No lo firme.',
      fr:
        'Une fois signé, ceci peut être envoyé n’importe quand et accepte des changements non montrés ({program}). ' +
        'Ne signez pas.',
      'pt-BR':
        'Depois de assinado, pode ser enviado em qualquer dia e aceita mudanças que não mostra ({program}). Não ' +
        'assine.',
      ja: '署名後はいつでも送信でき、表示されない変更に同意します（{program}）。署名しないでください。',
      'zh-CN': '签名后可在任何一天发送，并同意未显示的更改（{program}）。请勿签名。',
    },
  },
  run: (context) => {
    const { payload } = context;
    if (payload?.notes.includes('durable_nonce') !== true) return NO_FINDINGS;
    const controls = payload.actions.filter(isControl);
    if (controls.length === 0) return NO_FINDINGS;
    const accounts = [...new Set(controls.flatMap(({ to }) => to ?? []))];
    const program = programsOf(controls, context);
    return [
      accounts.length === 0
        ? { says: 'unseen', params: { program } }
        : { says: 'control', params: { program, accounts: listParam(accounts.map(addressParam)) } },
    ];
  },
});
