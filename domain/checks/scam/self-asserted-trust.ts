import { TRUST_CLAIMS } from '../../data/trust-claims.js';
import { foldedText, isAscii, withoutInvisible } from '../../intent/text.js';
import type { FindingDraft } from '../../verdict/finding.js';
import { type Check, NO_FINDINGS } from '../check.js';

const DIGIT_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
const SPACES = /\s+/g;
const SEPARATORS = /[_*~]+/g;

/** Words of letters alone and numbers alone, with single spaces between them: there is no other way to read them. */
const ONE_READING = /^(?:[a-z]+|\d+)(?: (?:[a-z]+|\d+))*$/i;

/** The readings of a text: as sent, as it looks, and with digits read as the letters that they replace. */
const readingsOf = (text: string): readonly string[] => {
  if (ONE_READING.test(text)) return [text.toLowerCase()];
  const visible = isAscii(text) ? text : withoutInvisible(text.normalize('NFKC'));
  const plain = visible.toLowerCase().replace(SPACES, ' ').trim();
  const folded = foldedText(plain).toLowerCase();
  const spelled = folded
    .replace(SEPARATORS, ' ')
    .replace(/[013457@$](?=[a-z])|(?<=[a-z])[013457@$]/g, (digit) => DIGIT_LETTERS[digit] ?? digit);
  return [...new Set([plain, folded, spelled])];
};

/** One expression for all claims of the same flags, so that a text is read once. */
const ANY_CLAIM: readonly RegExp[] = [...new Set(TRUST_CLAIMS.map((claim) => claim.flags))].map((flags) => {
  const sources = TRUST_CLAIMS.filter((claim) => claim.flags === flags).map((claim) => `(?:${claim.source})`);
  return new RegExp(sources.join('|'), flags);
});

const claimsTrust = (text: string): boolean =>
  readingsOf(text).some((reading) => ANY_CLAIM.some((claims) => claims.test(reading)));

/** A name or reference that vouches for itself or gives instructions. */
export const selfAssertedTrust: Check = {
  id: 'scam/self-asserted-trust',
  run: ({ intent }) => {
    const { counterpartyName, intentReference } = intent;
    if (counterpartyName === null && intentReference === null) return NO_FINDINGS;
    const members = [
      ...(counterpartyName !== null && claimsTrust(counterpartyName) ? ['counterparty_name'] : []),
      ...(intentReference !== null && claimsTrust(intentReference) ? ['intent_reference'] : []),
    ];
    const draft = (member: string): FindingDraft => ({
      code: 'self_asserted_trust',
      message:
        `${member} claims its own safety or gives instructions about this check. Such words prove nothing and are ` +
        'used to lower attention. Confirm the counterparty by another channel.',
    });
    return members.map(draft);
  },
};
