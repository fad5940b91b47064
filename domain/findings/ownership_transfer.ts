import { isKnownTaker, isVerifiedByOwnSources } from '../facts/contract/verification.js';
import { familyOf } from '../chains/index.js';
import { readPermission } from '../intent/permissions.js';
import { type CheckContext, finding, NO_FINDINGS, type Rule } from './finding.js';
import { askedPermissionOf } from './shared/permission-text.js';

/** Source: the System, SPL Token, Stake and Vote programs of Solana. */
const AUTHORITY_OF_ACCOUNTS: ReadonlySet<string> = new Set([
  ...['setauthority', 'setauthoritychecked'],
  ...['authorize', 'authorizechecked', 'authorizewithseed', 'authorizecheckedwithseed', 'authorizenonceaccount'],
  ...['authorizevoter', 'authorizevoterchecked', 'authorizewithdrawer', 'authorizewithdrawerchecked'],
  ...['assign', 'assignwithseed'],
]);

/** The program that holds everybody's accounts is known: what matters is who gets the authority. */
const isGivenAway = (permissions: readonly string[], { intent, facts }: CheckContext): boolean =>
  !isKnownTaker(intent, facts) &&
  permissions.some((permission) =>
    readPermission(permission, familyOf(intent.chain)).functions.some(({ name }) => AUTHORITY_OF_ACCOUNTS.has(name)),
  );

const declared: Rule = (context) => {
  const permissions = askedPermissionOf(context, 'ownership');
  if (permissions.length === 0) return NO_FINDINGS;
  const { contractInQuestion, intent, facts } = context;
  const isKnown = isVerifiedByOwnSources(contractInQuestion, intent, facts) && !isGivenAway(permissions, context);
  return [
    {
      says: isKnown ? 'known' : 'unknown',
      fields: [contractInQuestion.field],
      ...(isKnown ? { severity: 'HIGH' as const, action: 'REVIEW' as const } : {}),
    },
  ];
};

/**
 * Control of a contract or account passes to another account. Milder only where the service's own source knows the
 * contract.
 */
export const ownershipTransfer = finding({
  code: 'ownership_transfer',
  judges: 'action',
  source: 'simulation',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The call hands over ownership or a role that controls assets.',
  advice: 'Stop, unless handing over control is the purpose.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Control would change hands',
    de: 'Kontrolle würde übergehen',
    es: 'El control cambiaría de manos',
    fr: 'Le contrôle changerait de mains',
    'pt-BR': 'O controle mudaria de mãos',
    ja: '管理権が他者に移ります',
    'zh-CN': '控制权将转移',
  },
  texts: {
    unknown: {
      en: 'This hands over control: the new holder could take everything, and you cannot undo it. Do not continue.',
      de: 'Dies gibt die Kontrolle ab: Der neue Inhaber könnte alles nehmen, unwiderruflich. Nicht fortfahren.',
      es: 'Esto cede el control: el nuevo titular podría llevárselo todo y no se puede deshacer. No continúe.',
      fr: 'Ceci cède le contrôle : le nouveau détenteur pourrait tout prendre, sans retour possible. Arrêtez.',
      'pt-BR': 'Isto entrega o controle: o novo titular poderia levar tudo, e não dá para desfazer. Não continue.',
      ja: '管理権が移り、新しい保有者がすべてを引き出せます。取り消せないため、続けないでください。',
      'zh-CN': '此操作移交控制权：新控制人可取走一切且无法撤销。请勿继续。',
    },
    known: {
      en:
        'This hands over control: the new holder could take everything, and you cannot undo it. Continue only if ' +
        'you mean it.',
      de:
        'Dies gibt die Kontrolle ab: Der neue Inhaber könnte alles nehmen, unwiderruflich. Nur fortfahren, wenn ' +
        'gewollt.',
      es:
        'Esto cede el control: el nuevo titular podría llevárselo todo y no se puede deshacer. Continúe solo si ' +
        'lo desea.',
      fr:
        'Ceci cède le contrôle : le nouveau détenteur pourrait tout prendre, sans retour. Continuez seulement si ' +
        'c’est voulu.',
      'pt-BR':
        'Isto entrega o controle: o novo titular poderia levar tudo, e não dá para desfazer. Continue só se for ' +
        'essa a intenção.',
      ja: '管理権が移り、新しい保有者がすべてを引き出せます。取り消せないため、意図した場合のみ続けてください。',
      'zh-CN': '此操作移交控制权：新控制人可取走一切且无法撤销。仅在确属本意时继续。',
    },
  },
  run: declared,
});
