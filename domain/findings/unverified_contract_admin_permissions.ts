import { isKnownForFunction } from '../facts/contract/roles.js';
import { isWithin } from '../payload/effects.js';
import { type CheckContext, finding, NO_FINDINGS } from './finding.js';
import { askedPermissionOf } from './shared/permission-text.js';
import { addressOf } from './shared/text-params.js';

/** In a mint the mint function is the operation itself; anywhere else it makes supply at will. */
const adminPermissions = (context: CheckContext): readonly string[] =>
  context.intent.kind === 'mint' ? askedPermissionOf(context, 'admin') : askedPermissionOf(context, 'admin', 'mint');

/** An upgrade that only takes effect by a vote at a governor that the service's own source knows. */
const isUpgradeByVote = (context: CheckContext, permissions: readonly string[]): boolean => {
  const { action, payload, facts } = context;
  const { read } = action;
  return (
    read !== null &&
    askedPermissionOf(context, 'upgrade').length === permissions.length &&
    payload?.actions.some(
      (outer) => outer.source === 'Governor' && isWithin(read.path, outer.path) && isKnownForFunction(facts, outer),
    ) === true
  );
};

/**
 * Admin-level permissions for a contract that the service's own sources do not know as verified. Where nothing is known
 * and the caller vouches for the contract it is reviewed, not blocked: a claim is never proof. A request that names no
 * contract has no verified one.
 */
export const unverifiedContractAdminPermissions = finding({
  code: 'unverified_contract_admin_permissions',
  judges: 'action',
  source: 'simulation',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'A contract that is not verified asks for administrative rights.',
  advice: 'Stop; ordinary use needs no such rights.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Admin rights at an unverified contract',
    de: 'Adminrechte: Contract nicht verifiziert',
    es: 'Administra un contrato no verificado',
    fr: 'Droits d’admin sur un contrat non vérifié',
    'pt-BR': 'Administra um contrato não verificado',
    ja: '未検証コントラクトの管理者権限',
    'zh-CN': '未验证合约的管理权限',
  },
  texts: {
    unverified: {
      en:
        '{who} is not verified, and this uses admin rights there. These can change rules, owners or balances: do ' +
        'not continue.',
      de:
        '{who} ist nicht verifiziert, und dies nutzt dort Adminrechte. Sie können Regeln, Inhaber oder Guthaben ' +
        'ändern: Nicht fortfahren.',
      es:
        '{who} no está verificado y esto usa permisos de administrador, que pueden cambiar reglas, dueños o ' +
        'saldos. No continúe.',
      fr:
        '{who} n’est pas vérifié, et ceci y utilise des droits d’administration sur règles, propriétaires ou ' +
        'soldes. Arrêtez.',
      'pt-BR':
        '{who} não é verificado, e isto usa direitos de administrador, que mudam regras, donos ou saldos. Não ' +
        'continue.',
      ja: '{who} は未検証で、ルール・所有者・残高を変更できる管理者権限を使います。続けないでください。',
      'zh-CN': '{who} 未经验证，而此操作使用可更改规则、所有者或余额的管理权限。请勿继续。',
    },
    claimed: {
      en:
        '{who} is verified by your word alone, and this uses admin rights there. Make sure that you know who runs ' +
        'it.',
      de:
        '{who} gilt nur nach Ihrer Angabe als verifiziert, und dies nutzt dort Adminrechte. Prüfen Sie, wer ' +
        'dahintersteht.',
      es:
        '{who} está verificado solo según usted, y esto usa permisos de administrador. Asegúrese de saber quién ' +
        'lo gestiona.',
      fr:
        '{who} n’est vérifié que selon vous, et ceci y utilise des droits d’administration. Assurez-vous de ' +
        'savoir qui le gère.',
      'pt-BR':
        '{who} só é verificado pela sua palavra, e isto usa direitos de administrador. Confirme quem o administra.',
      ja: '{who} の検証はお客様の申告のみで、管理者権限を使います。運営者を必ず確認してください。',
      'zh-CN': '{who} 仅凭您的说明视为已验证，而此操作使用管理权限。请确认您知道其运营者。',
    },
  },
  run: (context) => {
    const permissions = adminPermissions(context);
    const { verification, field, address } = context.contractInQuestion;
    if (permissions.length === 0 || verification === 'verified') return NO_FINDINGS;
    // the upgrade has a finding of its own
    if (isUpgradeByVote(context, permissions)) return NO_FINDINGS;
    const isClaimed = verification === 'claimed';

    return [
      {
        says: isClaimed ? 'claimed' : 'unverified',
        params: { who: addressOf(context.intent, address) },
        fields: [field],
        ...(isClaimed ? { severity: 'HIGH' as const, action: 'REVIEW' as const } : {}),
      },
    ];
  },
});
