import { isDeceptive } from '../../intent/deceptive-words.js';
import type { FindingDraft } from '../../verdict/finding.js';
import type { Check, CheckContext } from '../check.js';

/** An official symbol of the chain is never flagged, however it is written: `USD₮0` is one. */
const symbolDraft = ({ intent, facts }: CheckContext): readonly FindingDraft[] => {
  const token = facts.token.value;
  if (token?.knownOnChain === true) return [];
  const imitates = token?.imitates ?? [];
  if (imitates.length === 0 && !isDeceptive(intent.token)) return [];
  const seen =
    imitates.length > 0
      ? `token looks like ${imitates.join(', ')} but is written with other characters`
      : 'token is written with hidden characters or with look-alike letters of another script';
  return [
    {
      code: 'deceptive_text',
      message:
        `${seen}. Fake tokens copy a known name in this way. Compare the token's contract with the issuer's own ` +
        'publication.',
    },
  ];
};

const textDraft = (member: string, text: string | null): readonly FindingDraft[] =>
  text === null || !isDeceptive(text)
    ? []
    : [
        {
          code: 'deceptive_text',
          message:
            `${member} is written with hidden characters or with look-alike letters of another script, so it does ` +
            'not say what it seems to say. Confirm the counterparty by another channel.',
        },
      ];

/** Texts that are built to be misread: judged by how they look, not by whether they leave ASCII. */
export const deceptiveText: Check = {
  id: 'scam/deceptive-text',
  run: (context) => [
    ...symbolDraft(context),
    ...textDraft('counterparty_name', context.intent.counterpartyName),
    ...textDraft('intent_reference', context.intent.intentReference),
  ],
};
