import { isKnownAs } from '../facts/contract/roles.js';
import { finding, NO_FINDINGS } from './finding.js';
import { askedPermissionOf, permissionsParam } from './shared/permission-text.js';

/**
 * Foreign code would run with the account's own powers. Milder only where the service's own source knows the contract
 * as a library for that.
 */
export const delegatecallRequested = finding({
  code: 'delegatecall_requested',
  judges: 'action',
  source: 'simulation',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The call runs foreign code with the rights of this account.',
  advice: 'Stop, unless the code is your own.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Runs foreign code as your account',
    de: 'Führt fremden Code als Ihr Konto aus',
    es: 'Ejecuta código ajeno como su cuenta',
    fr: 'Exécute du code tiers avec votre compte',
    'pt-BR': 'Executa código alheio como a sua conta',
    ja: '外部のコードをご自身の権限で実行します',
    'zh-CN': '以您的账户运行外部代码',
  },
  texts: {
    unknown: {
      en:
        "This runs foreign code with your account's own powers ({functions}), so it could empty the account. Do " +
        'not continue.',
      de: 'Fremder Code läuft mit den Rechten Ihres Kontos ({functions}) und könnte es leeren. Nicht fortfahren.',
      es: 'Esto ejecuta código ajeno con los poderes de su cuenta ({functions}) y podría vaciarla. No continúe.',
      fr:
        'Ceci exécute du code tiers avec les pouvoirs de votre compte ({functions}) et pourrait le vider. Ne ' +
        'continuez pas.',
      'pt-BR':
        'Isto executa código alheio com os poderes da sua conta ({functions}) e poderia esvaziá-la. Não continue.',
      ja: '外部のコードがアカウントの権限で動き（{functions}）、残高を奪われる恐れがあります。続けないでください。',
      'zh-CN': '外部代码将以您账户的权限运行（{functions}），可能清空账户。请勿继续。',
    },
    known: {
      en:
        "This runs a known library with your account's own powers ({functions}). Continue only if you know why " +
        'this is needed.',
      de:
        'Eine bekannte Bibliothek läuft mit den Rechten Ihres Kontos ({functions}). Fahren Sie nur fort, wenn Sie ' +
        'den Grund kennen.',
      es:
        'Esto ejecuta una biblioteca conocida con los poderes de su cuenta ({functions}). Continúe solo si sabe ' +
        'por qué hace falta.',
      fr:
        'Ceci exécute une bibliothèque connue avec les pouvoirs de votre compte ({functions}). Ne continuez que si ' +
        'vous savez pourquoi.',
      'pt-BR':
        'Isto executa uma biblioteca conhecida com os poderes da sua conta ({functions}). Continue só se souber ' +
        'por que é preciso.',
      ja: '既知のライブラリがアカウントの権限で動きます（{functions}）。必要な理由が分かる場合だけ続けてください。',
      'zh-CN': '已知的库将以您账户的权限运行（{functions}）。仅在您知道原因时继续。',
    },
  },
  run: (context) => {
    const permissions = askedPermissionOf(context, 'delegatecall');
    if (permissions.length === 0) return NO_FINDINGS;
    const { contractInQuestion, facts } = context;
    const isKnown = isKnownAs(facts, contractInQuestion.address.key, 'delegatecall_library');
    return [
      {
        says: isKnown ? 'known' : 'unknown',
        params: { functions: permissionsParam(permissions) },
        fields: [contractInQuestion.field],
        ...(isKnown ? { severity: 'HIGH' as const, action: 'REVIEW' as const } : {}),
      },
    ];
  },
});
