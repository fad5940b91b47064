import { isDeceptive } from '../intent/deceptive-words.js';
import { type CheckContext, finding, type Found } from './finding.js';

/** An official symbol of the chain is never flagged, however it is written: `USD₮0` is one. */
const symbolDraft = ({ intent, facts }: CheckContext): readonly Found[] => {
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
      message:
        `${seen}. Fake tokens copy a known name in this way. Compare the token's contract with the issuer's own ` +
        'publication.',
    },
  ];
};

const textDraft = (member: string, text: string | null): readonly Found[] =>
  text === null || !isDeceptive(text)
    ? []
    : [
        {
          message:
            `${member} is written with hidden characters or with look-alike letters of another script, so it does ` +
            'not say what it seems to say. Confirm the counterparty by another channel.',
        },
      ];

/** Texts that are built to be misread: judged by how they look, not by whether they leave ASCII. */
export const deceptiveText = finding({
  code: 'deceptive_text',
  judges: 'check',
  source: 'scam',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'A name or token symbol holds invisible, direction-changing or look-alike characters.',
  advice: 'Read it letter by letter, or compare the contract address.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: true,
  run: (context) => [
    ...symbolDraft(context),
    ...textDraft('counterparty_name', context.intent.counterpartyName),
    ...textDraft('intent_reference', context.intent.intentReference),
  ],
});
