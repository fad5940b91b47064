import { isSaidByBytes } from './shared/told-token.js';
import { chainOf } from '../chains/index.js';
import { CHAIN_NAMES } from '../chains/index.js';
import { type CheckContext, finding, NO_FINDINGS } from './finding.js';

/** As an allowance, so many tokens are as good as unlimited. Source: the catalogue of finding codes. */
const IMPLAUSIBLE_TOKENS = 1e10;

/** The number of tokens that an ordinary transaction stays below. */
const limitOf = ({ intent, facts }: CheckContext): number =>
  facts.token.value?.native === true
    ? Math.min(chainOf(intent.chain).moreThanAllCoins, IMPLAUSIBLE_TOKENS)
    : IMPLAUSIBLE_TOKENS;

/**
 * An amount that no one has: base units in place of tokens, or a number that was made up. The value of it says nothing
 * then.
 */
export const amountImplausible = finding({
  code: 'amount_implausible',
  judges: 'action',
  source: 'risk',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'The amount is 10,000,000,000 tokens or more, or more than exists of a native currency.',
  advice: 'Give the amount in whole tokens, not in base units.',
  needs: ['request'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const { intent } = context;
    const limit = limitOf(context);
    const amount = Number(intent.amount);
    const isWithin = limit < IMPLAUSIBLE_TOKENS ? amount <= limit : amount < limit;
    if (intent.direction === 'incoming' || isWithin) return NO_FINDINGS;
    const seen =
      limit < IMPLAUSIBLE_TOKENS
        ? `more than exists of the currency of ${CHAIN_NAMES[intent.chain]}`
        : '10,000,000,000 tokens or more';
    return [
      {
        message:
          `The amount is ${intent.amount} ${intent.token}: ${seen}. ` +
          (isSaidByBytes(context)
            ? 'Find out what is really meant before continuing.'
            : 'It may be given in base units, while amount is in whole tokens. Correct it, or find out what is ' +
              'really moved before continuing.'),
        measures: [{ name: 'amount', actual: intent.amount, threshold: limit }],
      },
    ];
  },
});
