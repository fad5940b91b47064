import { isKnownAs } from '../facts/contract/roles.js';
import { isKnownToOwnRegistry } from '../facts/contract/statements.js';
import { isWithin } from '../payload/effects.js';
import { finding } from './finding.js';
import { accountParam, ofKinds } from './shared/of-kinds.js';

/** A library that replaces the account's own code, by code that nothing here knows. */
const replacesCode = ofKinds(['upgrade'], ({ path, to }, { facts, payload }) => {
  const isOwn = payload?.actions.some(({ kind, path: outer }) => kind === 'delegatecall' && isWithin(path, outer));
  return isOwn !== true || isKnownToOwnRegistry(facts, to)
    ? null
    : { says: 'replaces', params: { code: accountParam(to) } };
});

const runsForeignCode = ofKinds(['delegatecall'], ({ to }, { facts }) =>
  isKnownAs(facts, to, 'delegatecall_library') ? null : { says: 'runs', params: { code: accountParam(to) } },
);

/** Foreign code runs as the account itself. A library that is known for that does what its own calls say. */
export const nestedDelegatecall = finding({
  code: 'nested_delegatecall',
  judges: 'action',
  source: 'simulation',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The bytes run foreign code as if it were the account itself.',
  advice: 'Do not sign.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Runs unknown code as your account',
    de: 'Führt unbekannten Code als Ihr Konto aus',
    es: 'Ejecuta código desconocido como su cuenta',
    fr: 'Code inconnu exécuté avec votre compte',
    'pt-BR': 'Executa código estranho como a sua conta',
    ja: '不明なコードをご自身の権限で実行します',
    'zh-CN': '以您的账户运行未知代码',
  },
  texts: {
    replaces: {
      en: "This replaces your account's code by unknown code: {code}. It could take everything, so do not sign.",
      de:
        'Der Code Ihres Kontos wird durch unbekannten ersetzt: {code}. Er könnte alles nehmen; nicht ' +
        'unterschreiben.',
      es: 'Esto sustituye el código de su cuenta por otro desconocido: {code}. Podría llevarse todo; no firme.',
      fr:
        'Ceci remplace le code de votre compte par un code inconnu : {code}. Il pourrait tout prendre ; ne signez ' +
        'pas.',
      'pt-BR': 'Isto troca o código da sua conta por outro desconhecido: {code}. Ele poderia levar tudo; não assine.',
      ja: 'アカウントのコードを不明な {code} のものに置き換えます。すべて奪われる恐れがあるため署名しないでください。',
      'zh-CN': '这会把您账户的代码换成未知代码：{code}。它可取走一切，请勿签名。',
    },
    runs: {
      en:
        'This runs unknown code as if it were your account: {code}. It could change the owners and take ' +
        'everything, so do not sign.',
      de:
        'Unbekannter Code läuft wie Ihr eigenes Konto: {code}. Er könnte Eigentümer ändern und alles nehmen; nicht ' +
        'unterschreiben.',
      es:
        'Esto ejecuta código desconocido como si fuera su cuenta: {code}. Podría cambiar los dueños y llevarse ' +
        'todo; no firme.',
      fr:
        'Ceci exécute un code inconnu comme s’il était votre compte : {code}. Il pourrait changer les ' +
        'propriétaires et tout prendre ; ne signez pas.',
      'pt-BR':
        'Isto executa código desconhecido como se fosse a sua conta: {code}. Ele poderia trocar os donos e levar ' +
        'tudo; não assine.',
      ja: '不明な {code} のコードがアカウント自身として動きます。所有者を変え、すべて奪う恐れがあるため署名しないでください。',
      'zh-CN': '这会让未知代码以您账户的身份运行：{code}。它可更换所有者并取走一切，请勿签名。',
    },
  },
  run: (context) => [...runsForeignCode(context), ...replacesCode(context)],
});
