import { finding, NO_FINDINGS } from './finding.js';
import { purchases, tokensText } from './shared/purchases.js';

/** Ten thousandths: what ordinary tokens keep of a transfer is less. */
const MOST_BPS = 1_000;

/** What is paid for keeps much of each transfer, a sale included. */
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
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const dear = purchases(context).filter(({ canMove, feeBps }) => canMove && feeBps > MOST_BPS);
    if (dear.length === 0) return NO_FINDINGS;
    const highest = Math.max(...dear.map(({ feeBps }) => feeBps));
    return [
      {
        message:
          `A simulation shows that ${(highest / 100).toFixed(0)} % of what is paid for would be kept when it is sent ` +
          `on or sold: ${tokensText(dear)}. Make sure that such fees are meant.`,
        fields: ['from_address'],
        measures: [{ name: 'fee_bps', actual: highest, threshold: MOST_BPS }],
      },
    ];
  },
});
