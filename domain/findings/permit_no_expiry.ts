import { finding, NO_FINDINGS } from './finding.js';
import { signedAway } from './shared/signed-away.js';
import { accountsParam } from './shared/text-params.js';

/** A permit that never ends. */
export const permitNoExpiry = finding({
  code: 'permit_no_expiry',
  judges: 'check',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'A permit never ends.',
  advice: 'Ask for one that ends within the hour.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Permission that never ends',
    de: 'Erlaubnis ohne Ende',
    es: 'Permiso sin vencimiento',
    fr: 'Autorisation sans échéance',
    'pt-BR': 'Permissão sem prazo',
    ja: '期限のない許可です',
    'zh-CN': '永不到期的许可',
  },
  texts: {
    seen: {
      en:
        'The permission for {who} never ends: your tokens could be taken years from now. Ask for one that ends ' +
        'within the hour.',
      de:
        'Die Erlaubnis für {who} endet nie: Ihre Token könnten noch in Jahren genommen werden. Verlangen Sie eine ' +
        'kurze Frist.',
      es: 'El permiso para {who} no vence: podrían tomar sus tokens dentro de años. Pida uno que venza en una hora.',
      fr:
        'L’autorisation pour {who} n’a pas de fin : vos jetons pourraient être pris dans des années. Demandez une ' +
        'heure au plus.',
      'pt-BR':
        'A permissão para {who} não vence: seus tokens poderiam ser levados daqui a anos. Peça uma que vença em ' +
        'uma hora.',
      ja: '{who} への許可は無期限で、何年後でも引き出されます。1時間以内に期限が切れるものを求めてください。',
      'zh-CN': '给 {who} 的许可永不到期：多年后仍可取走您的代币。请要求一小时内失效的许可。',
    },
  },
  run: (context) => {
    // where only the table of rights knows a right, its end is not read
    const open = signedAway(context).filter(
      ({ kind, expiresAt, certainty }) => kind === 'permit' && expiresAt === null && certainty === 'exact',
    );
    return open.length === 0 ? NO_FINDINGS : [{ params: { who: accountsParam(open.map(({ to }) => to)) } }];
  },
});
