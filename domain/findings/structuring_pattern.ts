import { amountParam, countParam } from '../text/params.js';
import { addressOf } from './shared/text-params.js';
import { presentSizeOf } from '../facts/history/check-size.js';
import { isInBand } from '../facts/history/history-facts.js';
import { isReceivedAsPayment } from '../intent/counterparty.js';
import { structuringBandUsd } from '../policy/history-question.js';
import { finding, NO_FINDINGS } from './finding.js';

/**
 * Several payments by one sender within a day, each just below the threshold; the present one is among them. To one
 * recipient, unless the policy counts those to all recipients: a payroll to different people is no pattern.
 */
export const structuringPattern = finding({
  code: 'structuring_pattern',
  judges: 'action',
  source: 'risk',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'Several transfers of one sender within a day lie just below the threshold.',
  advice: 'Find out why the sum was split.',
  needs: ['request', 'history', 'bundled_data'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Payments just below a limit',
    de: 'Zahlungen knapp unter einem Limit',
    es: 'Pagos justo por debajo de un límite',
    fr: 'Paiements juste sous un seuil',
    'pt-BR': 'Pagamentos pouco abaixo de um limite',
    ja: '上限をわずかに下回る支払いです',
    'zh-CN': '多笔付款略低于限额',
  },
  texts: {
    toOne: {
      en:
        '{who} gets {count} payments by this sender in 24 hours, each just below {limit}. Ask for the reason ' +
        'first.',
      de:
        '{who} erhält von diesem Absender in 24 Stunden {count} Zahlungen knapp unter {limit}. Fragen Sie nach ' +
        'dem Grund.',
      es:
        '{who} recibe de este remitente {count} pagos en 24 horas, cada uno justo por debajo de {limit}. Pregunte ' +
        'el motivo.',
      fr:
        '{who} reçoit de cet expéditeur {count} paiements en 24 heures, chacun juste sous {limit}. Demandez ' +
        'd’abord la raison.',
      'pt-BR':
        '{who} recebe deste remetente {count} pagamentos em 24 horas, cada um pouco abaixo de {limit}. Pergunte o ' +
        'motivo.',
      ja: '{who} は同じ送信元から24時間で{count}件、{limit} をわずかに下回る支払いを受けます。理由を確認してください。',
      'zh-CN': '{who} 24小时内收到该付款方{count}笔略低于 {limit} 的付款。请先询问原因。',
    },
    toAnyone: {
      en: '{who} makes {count} payments in 24 hours, each just below {limit}. Ask for the reason first.',
      de: '{who} leistet in 24 Stunden {count} Zahlungen knapp unter {limit}. Fragen Sie nach dem Grund.',
      es: '{who} hace {count} pagos en 24 horas, cada uno justo por debajo de {limit}. Pregunte el motivo.',
      fr: '{who} fait {count} paiements en 24 heures, chacun juste sous {limit}. Demandez d’abord la raison.',
      'pt-BR': '{who} faz {count} pagamentos em 24 horas, cada um pouco abaixo de {limit}. Pergunte o motivo.',
      ja: '{who} は24時間で{count}件、{limit} をわずかに下回る支払いをしています。理由を確認してください。',
      'zh-CN': '{who} 24小时内进行了{count}笔略低于 {limit} 的付款。请先询问原因。',
    },
  },
  run: ({ intent, facts, policy }) => {
    const { structuringChecks, structuringToAnybody } = policy.thresholds;
    const isJudged = intent.direction === 'outgoing' && isReceivedAsPayment(intent);
    const value = isJudged ? presentSizeOf(intent, facts.token.value).usd : null;
    const others = facts.history.value?.bandPaymentsLastDay ?? null;
    if (value === null || others === null) return NO_FINDINGS;
    const band = structuringBandUsd(intent, policy);
    const count = others + 1;
    if (!isInBand(value, band) || count < structuringChecks) return NO_FINDINGS;

    return [
      {
        says: structuringToAnybody ? 'toAnyone' : 'toOne',
        params: {
          who: addressOf(intent, structuringToAnybody ? intent.sender : intent.addresses.to_address),
          count: countParam(count),
          limit: amountParam(String(band.below), 'USD'),
        },
        fields: structuringToAnybody ? ['from_address'] : ['from_address', 'to_address'],
        measures: [
          { name: 'payments_in_band_last_day', actual: count, threshold: structuringChecks },
          { name: 'value_usd', actual: value, threshold: band.below },
        ],
      },
    ];
  },
});
