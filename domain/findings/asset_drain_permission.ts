import { isKnownTaker } from '../facts/contract/verification.js';
import { readPermission } from '../intent/permissions.js';
import { familyOf } from '../chains/index.js';
import { type CheckContext, finding, type Found, NO_FINDINGS } from './finding.js';
import { accountParam } from './shared/of-kinds.js';
import { askedPermissionOf, permissionsParam } from './shared/permission-text.js';

/** In an approval the approve instruction is the operation itself, which the spender's findings judge. */
const isTheApprovalItself = (permission: string, { intent }: CheckContext): boolean =>
  intent.kind === 'approval' &&
  readPermission(permission, familyOf(intent.chain)).functions.every(({ name }) => name.startsWith('approve'));

/** Known tokens and programs do as they are told: what matters is who takes. Source: domain/decisions.md, 34. */
const takenBy = (permissions: readonly string[], context: CheckContext): Found => ({
  ...(permissions.every((permission) => /^burn/i.test(permission))
    ? { says: 'burns', params: { functions: permissionsParam(permissions) } }
    : {
        says: 'takes',
        params: {
          functions: permissionsParam(permissions),
          receiver: accountParam(context.intent.addresses.to_address.key),
        },
      }),
  fields: ['to_address'],
});

/**
 * Functions that can move all that the contract may reach, on a contract that the service's own source does not know.
 */
export const assetDrainPermission = finding({
  code: 'asset_drain_permission',
  judges: 'action',
  source: 'simulation',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning: 'The call lets a contract that is not verified move assets in bulk.',
  advice: 'Ask for a narrower permission.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: true,
  softenedBy: ['revocation'],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Could take your assets',
    de: 'Könnte Ihre Vermögenswerte nehmen',
    es: 'Podría llevarse sus activos',
    fr: 'Pourrait prendre vos actifs',
    'pt-BR': 'Pode levar os seus ativos',
    ja: '資産を奪われる恐れがあります',
    'zh-CN': '可能取走您的资产',
  },
  texts: {
    burns: {
      en: 'This destroys assets for good ({functions}). Continue only if you want to be rid of them.',
      de:
        'Damit werden Vermögenswerte endgültig vernichtet ({functions}). Fahren Sie nur fort, wenn Sie sie loswerden ' +
        'wollen.',
      es: 'Esto destruye activos para siempre ({functions}). Continúe solo si quiere deshacerse de ellos.',
      fr: 'Ceci détruit des actifs définitivement ({functions}). Ne continuez que si vous voulez vous en défaire.',
      'pt-BR': 'Isto destrói ativos para sempre ({functions}). Continue só se quiser se desfazer deles.',
      ja: '資産を完全に破棄します（{functions}）。手放したい場合だけ続けてください。',
      'zh-CN': '这会永久销毁资产（{functions}）。仅在您想放弃它们时继续。',
    },
    takes: {
      en:
        'This takes assets out of an account ({functions}), and {receiver}, which gets them, is not known here. ' +
        'Continue only if you know whose it is.',
      de:
        'Vermögenswerte verlassen ein Konto ({functions}) und gehen an {receiver}, hier nicht bekannt. Nur ' +
        'fortfahren, wenn Sie den Inhaber kennen.',
      es:
        'Esto saca activos de una cuenta ({functions}) para {receiver}, que no se conoce aquí. Continúe solo si ' +
        'sabe de quién es.',
      fr:
        'Ceci retire des actifs d’un compte ({functions}) au profit de {receiver}, inconnu ici. Ne continuez que ' +
        'si vous savez à qui il est.',
      'pt-BR':
        'Isto tira ativos de uma conta ({functions}) para {receiver}, não conhecido aqui. Continue só se souber de ' +
        'quem é.',
      ja: '資産をアカウントから引き出し（{functions}）、不明な {receiver} に渡します。持ち主が分かる場合だけ続けてください。',
      'zh-CN': '这会从账户取出资产（{functions}）并交给未知的 {receiver}。仅在您知道其归属时继续。',
    },
    drains: {
      en:
        'This can move your assets at will ({functions}), and {contract} is not known as verified. Continue only ' +
        'if you know who runs it.',
      de:
        'Ihr Guthaben könnte beliebig bewegt werden ({functions}), und {contract} ist nicht verifiziert. Nur ' +
        'fortfahren, wenn Sie den Betreiber kennen.',
      es:
        'Esto puede mover sus activos a voluntad ({functions}), y {contract} no consta como verificado. Continúe ' +
        'solo si sabe quién lo opera.',
      fr:
        'Ceci peut déplacer vos actifs à volonté ({functions}), et {contract} n’est pas vérifié. Ne continuez que ' +
        'si vous savez qui le gère.',
      'pt-BR':
        'Isto pode mover seus ativos à vontade ({functions}), e {contract} não consta como verificado. Continue só ' +
        'se souber quem o opera.',
      ja: '資産を自由に動かせます（{functions}）。{contract} は検証済みと確認できないため、運営者が分かる場合だけ続けてください。',
      'zh-CN': '这可随意转移您的资产（{functions}），而 {contract} 未经验证。仅在您知道其运营者时继续。',
    },
    lures: {
      en:
        'Drainers often use such a name ({functions}), and {contract} is not known as verified. Continue only if ' +
        'you know who runs it.',
      de:
        'Solche Namen nutzen Diebe gern ({functions}), und {contract} ist nicht verifiziert. Nur fortfahren, wenn ' +
        'Sie den Betreiber kennen.',
      es:
        'Los ladrones suelen usar nombres así ({functions}), y {contract} no consta como verificado. Continúe solo ' +
        'si sabe quién lo opera.',
      fr:
        'Les voleurs aiment ce genre de nom ({functions}), et {contract} n’est pas vérifié. Ne continuez que si ' +
        'vous savez qui le gère.',
      'pt-BR':
        'Ladrões costumam usar nomes assim ({functions}), e {contract} não consta como verificado. Continue só se ' +
        'souber quem o opera.',
      ja: '盗難でよく使われる名前です（{functions}）。{contract} は検証済みと確認できないため、運営者が分かる場合だけ続けてください。',
      'zh-CN': '盗取者常用这类名称（{functions}），而 {contract} 未经验证。仅在您知道其运营者时继续。',
    },
  },
  run: (context) => {
    const { contractInQuestion, intent, facts } = context;
    if (intent.permissions.length === 0) return NO_FINDINGS;
    if (contractInQuestion.verification === 'verified')
      return intent.asked.take !== undefined && !isKnownTaker(intent, facts)
        ? [takenBy(askedPermissionOf(context, 'take'), context)]
        : NO_FINDINGS;
    const draining = askedPermissionOf(context, 'drain').filter(
      (permission) => !isTheApprovalItself(permission, context),
    );
    const luring = askedPermissionOf(context, 'scam_style');
    const says = draining.length > 0 ? 'drains' : 'lures';
    const functions = says === 'drains' ? [...draining, ...luring] : luring;
    return functions.length === 0
      ? NO_FINDINGS
      : [
          {
            says,
            params: { functions: permissionsParam(functions), contract: accountParam(contractInQuestion.address.key) },
            fields: [contractInQuestion.field],
          },
        ];
  },
});
