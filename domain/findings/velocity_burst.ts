import { countParam } from '../text/params.js';
import { addressOf } from './shared/text-params.js';
import { finding, NO_FINDINGS } from './finding.js';

/** More checks by one sender in an hour than the policy allows; the present one is among them. */
export const velocityBurst = finding({
  code: 'velocity_burst',
  judges: 'check',
  source: 'risk',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'The sender had more checks within an hour than the policy allows.',
  advice: 'Confirm that the wallet is still under control.',
  needs: ['request', 'history'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Many checks in a short time',
    de: 'Viele Prüfungen in kurzer Zeit',
    es: 'Muchas comprobaciones en poco tiempo',
    fr: 'Beaucoup de vérifications en peu de temps',
    'pt-BR': 'Muitas verificações em pouco tempo',
    ja: '短時間に多数の確認があります',
    'zh-CN': '短时间内检查过多',
  },
  texts: {
    seen: {
      en:
        '{who} made {count} checks within an hour; the limit is {limit}. Check that this wallet is still in the ' +
        'right hands.',
      de:
        '{who} hat in einer Stunde {count} Prüfungen gemacht; das Limit ist {limit}. Prüfen Sie, wer diese Wallet ' +
        'jetzt nutzt.',
      es:
        '{who} hizo {count} comprobaciones en una hora; el límite es {limit}. Compruebe quién controla esta ' +
        'cartera.',
      fr:
        '{who} a fait {count} vérifications en une heure ; la limite est {limit}. Vérifiez qui contrôle ce ' +
        'portefeuille.',
      'pt-BR': '{who} fez {count} verificações em uma hora; o limite é {limit}. Confira quem controla esta carteira.',
      ja: '{who} は1時間に{count}件確認しました（上限{limit}件）。ウォレットが本人の管理下にあるか確認してください。',
      'zh-CN': '{who} 一小时内检查了{count}次，上限为{limit}次。请确认该钱包仍由本人掌控。',
    },
  },
  run: ({ intent, facts, policy }) => {
    const limit = policy.thresholds.velocityChecksPerHour;
    const earlier = facts.history.value?.checksLastHour ?? null;
    if (intent.direction !== 'outgoing' || limit === null || earlier === null || earlier + 1 <= limit)
      return NO_FINDINGS;
    return [
      {
        params: {
          who: addressOf(intent, intent.sender),
          count: countParam(earlier + 1),
          limit: countParam(limit),
        },
        fields: ['from_address'],
        measures: [{ name: 'checks_last_hour', actual: earlier + 1, threshold: limit }],
      },
    ];
  },
});
