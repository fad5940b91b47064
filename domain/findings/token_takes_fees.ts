import { countParam } from '../text/params.js';
import { finding, NO_FINDINGS } from './finding.js';
import { purchases, tokensParam } from './shared/purchases.js';

/** Ten-thousandths: ordinary tokens keep less of a transfer. */
const MOST_BPS = 1_000;

/** The bought token keeps much of each transfer, a sale included. */
export const tokenTakesFees = finding({
  code: 'token_takes_fees',
  judges: 'check',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'A simulation shows that a token which is paid for keeps more than a tenth of what is sent on or sold.',
  advice: 'Make sure that its fees are meant.',
  needs: ['bytes', 'provider'],
  about: 'execution',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Token takes a high fee',
    de: 'Token behält eine hohe Gebühr',
    es: 'El token cobra una comisión alta',
    fr: 'Le jeton prélève des frais élevés',
    'pt-BR': 'O token cobra uma taxa alta',
    ja: '高い手数料を取るトークンです',
    'zh-CN': '代币收取高额手续费',
  },
  texts: {
    seen: {
      en:
        'A simulation shows that {tokens} would keep {percent} % when you send or sell it. Make sure that you ' +
        'accept this fee.',
      de:
        'Laut Simulation behält {tokens} {percent} % ein, wenn Sie ihn senden oder verkaufen. Prüfen Sie, ob Sie das ' +
        'wollen.',
      es:
        'Según la simulación, {tokens} retendría un {percent} % al enviarlo o venderlo. Asegúrese de aceptar esa ' +
        'comisión.',
      fr:
        'Selon la simulation, {tokens} retiendrait {percent} % à l’envoi ou à la vente. Assurez-vous d’accepter ' +
        'ces frais.',
      'pt-BR': 'Segundo a simulação, {tokens} reteria {percent} % ao enviar ou vender. Confirme se aceita essa taxa.',
      ja: 'シミュレーションでは、送金や売却のたびに {tokens} が{percent}%を差し引きます。この手数料でよいか確認してください。',
      'zh-CN': '模拟显示，转出或出售时 {tokens} 会扣留{percent}%。请确认您接受此费用。',
    },
  },
  run: (context) => {
    const dear = purchases(context).filter(({ canMove, feeBps }) => canMove && feeBps > MOST_BPS);
    if (dear.length === 0) return NO_FINDINGS;
    const highest = Math.max(...dear.map(({ feeBps }) => feeBps));
    return [
      {
        params: { tokens: tokensParam(dear), percent: countParam(Math.round(highest / 100)) },
        fields: ['from_address'],
        measures: [{ name: 'fee_bps', actual: highest, threshold: MOST_BPS }],
      },
    ];
  },
});
