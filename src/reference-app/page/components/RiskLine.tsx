import { atRiskSentence } from '../../../../domain/facts/simulation/at-risk-sentence.js';
import type { Verdict } from '../api-types.js';
import { LANGUAGE } from '../story/texts.js';
import { Foreign } from './Foreign.js';

/** What others could take by the signature, in one line. Nothing where no node said it. */
export const RiskLine = ({ verdict: { at_risk: risk } }: { readonly verdict: Verdict }) => {
  const sentence = risk === undefined ? null : atRiskSentence(risk, LANGUAGE);
  return sentence === null ? null : (
    <p class="at-risk">
      <strong>
        <Foreign text={sentence} />
      </strong>
    </p>
  );
};
