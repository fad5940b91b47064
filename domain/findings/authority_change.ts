import type { PayloadAction } from '../payload/action.js';
import { closedProgram, isLookedUp } from '../payload/effects.js';
import { addressParam, listParam, type Param, textParam } from '../text/params.js';
import { finding } from './finding.js';
import { accountParam, ofKinds } from './shared/of-kinds.js';

/** Which right, and over what, where the bytes say it. */
const rightOf = ({ fields, function: name }: PayloadAction): Param => {
  const [which = name, account] = ['Authority', 'Account'].map(
    (wanted) => fields.find(({ label }) => label === wanted)?.value,
  );
  return listParam([
    ...(which === null ? [] : [textParam(which)]),
    ...(account === undefined ? [] : [addressParam(account)]),
  ]);
};

const isGivenUp = (action: PayloadAction): boolean => action.to === null && !isLookedUp(action);

/** An authority over an account of the sender's goes to somebody else. */
export const authorityChange = finding({
  code: 'authority_change',
  judges: 'action',
  source: 'simulation',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The bytes hand an authority over an account, a mint or a stake to others, or give it up.',
  advice: 'Do not sign unless that is what you set out to do.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Hands over control',
    de: 'Übergibt die Kontrolle',
    es: 'Entrega el control',
    fr: 'Cède le contrôle',
    'pt-BR': 'Entrega o controle',
    ja: '管理権限を引き渡します',
    'zh-CN': '交出控制权',
  },
  texts: {
    given: {
      en:
        'This gives authority over your assets to another account: {to} ({right}). Do not sign unless you planned ' +
        'exactly that.',
      de:
        'Ein Verfügungsrecht geht an ein anderes Konto: {to} ({right}). Unterschreiben Sie nur, wenn Sie genau das ' +
        'vorhatten.',
      es:
        'Esto da poder sobre sus activos a otra cuenta: {to} ({right}). No firme salvo que sea exactamente lo que ' +
        'quiere.',
      fr:
        'Ceci donne un pouvoir sur vos actifs à un autre compte : {to} ({right}). Ne signez que si c’est bien votre ' +
        'intention.',
      'pt-BR':
        'Isto dá poder sobre seus ativos a outra conta: {to} ({right}). Não assine, a menos que seja exatamente o ' +
        'que quer.',
      ja: '資産への権限を別のアカウント {to} に与えます（{right}）。そのつもりでない限り署名しないでください。',
      'zh-CN': '这会把对您资产的权限交给另一账户：{to}（{right}）。除非您正有此意，否则请勿签名。',
    },
    givenUp: {
      en:
        'This gives up an authority for good ({right}): nobody can use it again. Do not sign unless you planned ' +
        'exactly that.',
      de:
        'Ein Verfügungsrecht wird endgültig aufgegeben ({right}). Unterschreiben Sie nur, wenn Sie genau das ' +
        'vorhatten.',
      es: 'Esto renuncia para siempre a una autoridad ({right}). No firme salvo que sea exactamente lo que quiere.',
      fr: 'Ceci abandonne définitivement une autorité ({right}). Ne signez que si c’est bien votre intention.',
      'pt-BR':
        'Isto abre mão de uma autoridade para sempre ({right}). Não assine, a menos que seja exatamente o que quer.',
      ja: '権限を永久に放棄します（{right}）。そのつもりでない限り署名しないでください。',
      'zh-CN': '这会永久放弃一项权限（{right}）。除非您正有此意，否则请勿签名。',
    },
    closed: {
      en:
        'This closes the program {program} for good and locks what it holds. Do not sign unless you planned ' +
        'exactly that.',
      de:
        'Das Programm {program} wird endgültig geschlossen, sein Inhalt gesperrt. Unterschreiben Sie nur, wenn Sie ' +
        'genau das vorhatten.',
      es: 'Esto cierra para siempre el programa {program} y bloquea lo que guarda. No firme si no es lo que quiere.',
      fr:
        'Ceci ferme définitivement le programme {program} et bloque ce qu’il contient. Ne signez que si c’est bien ' +
        'votre intention.',
      'pt-BR':
        'Isto fecha o programa {program} para sempre e bloqueia o que ele guarda. Não assine, a menos que seja o que ' +
        'quer.',
      ja: 'プログラム {program} を永久に閉じ、中の資産を凍結します。そのつもりでない限り署名しないでください。',
      'zh-CN': '这会永久关闭程序 {program} 并锁住其中的资产。除非您正有此意，否则请勿签名。',
    },
  },
  run: ofKinds(['authority_change'], (action) => {
    const closed = closedProgram(action);
    if (closed !== null) return { says: 'closed', params: { program: addressParam(closed) } };
    const right = rightOf(action);
    return isGivenUp(action)
      ? { says: 'givenUp', params: { right } }
      : { says: 'given', params: { right, to: accountParam(action.to) } };
  }),
});
