import { finding } from './finding.js';
import { isSafes, isSquads, ofKinds } from './shared/of-kinds.js';

/** Who may act for a Safe or a multisig of Solana, or what guards it. */
export const safeGuardOrOwnerChange = finding({
  code: 'safe_guard_or_owner_change',
  judges: 'action',
  source: 'simulation',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning: 'The bytes change owners, threshold, modules or the guard of a Safe, or members and rules of a multisig.',
  advice: 'Confirm the change with the other owners.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Change of owners or guards',
    de: 'Änderung von Eigentümern oder Schutz',
    es: 'Cambio de dueños o de protección',
    fr: 'Changement de propriétaires ou de garde',
    'pt-BR': 'Mudança de donos ou de proteção',
    ja: '所有者や保護設定の変更です',
    'zh-CN': '所有者或防护将变更',
  },
  texts: {
    safe: {
      en: 'This changes who controls the Safe, or what guards it. Confirm it with the other owners first.',
      de:
        'Dies ändert, wer den Safe kontrolliert oder was ihn schützt. Klären Sie es zuerst mit den anderen ' +
        'Eigentümern.',
      es: 'Esto cambia quién controla la Safe o qué la protege. Confírmelo antes con los demás dueños.',
      fr: 'Ceci change qui contrôle le Safe ou ce qui le protège. Confirmez d’abord avec les autres propriétaires.',
      'pt-BR': 'Isto muda quem controla o Safe ou o que o protege. Confirme antes com os outros donos.',
      ja: 'Safeの管理者または保護設定が変わります。先に他の所有者と確認してください。',
      'zh-CN': '此操作更改 Safe 的控制者或防护设置。请先与其他所有者确认。',
    },
    multisig: {
      en: 'This changes who controls the multisig, or its rules. Confirm it with the other members first.',
      de:
        'Dies ändert, wer die Multisig kontrolliert, oder ihre Regeln. Klären Sie es zuerst mit den anderen ' +
        'Mitgliedern.',
      es: 'Esto cambia quién controla la multifirma o sus reglas. Confírmelo antes con los demás miembros.',
      fr: 'Ceci change qui contrôle le multisig ou ses règles. Confirmez d’abord avec les autres membres.',
      'pt-BR': 'Isto muda quem controla a multisig ou suas regras. Confirme antes com os outros membros.',
      ja: 'マルチシグの管理者またはルールが変わります。先に他のメンバーと確認してください。',
      'zh-CN': '此操作更改多签的控制者或规则。请先与其他成员确认。',
    },
  },
  run: ofKinds(['module', 'ownership'], (action) =>
    action.kind === 'ownership' && !isSafes(action)
      ? null
      : {
          says: isSquads(action.source) ? 'multisig' : 'safe',
        },
  ),
});
