import { currencyOf } from '../chains/index.js';
import { parseAddress } from '../intent/address.js';
import { readMessage } from '../payload/evm/message.js';
import { type SignIn, type SignInBody, signInOf } from '../payload/evm/sign-in.js';
import { parseIsoMs } from '../shared/iso-time.js';
import { type CheckContext, finding, NO_FINDINGS } from './finding.js';

/** Clocks differ: a text is not from the future for so much, milliseconds. */
const CLOCKS_DIFFER_MS = 10 * 60_000;

/** Words of a statement that ask for more than who somebody is, in a sentence that does not deny them. */
const ASKS_FOR_MORE = new RegExp(
  '\\btransfer|\\bcustody\\b|\\bauthority\\b|\\bfull (?:access|control)\\b|' +
    '\\ball (?:of )?(?:my|your) (?:assets?|tokens?|funds|coins|nfts?)\\b',
  'i',
);
const DENIES = /\b(?:not|never|no|without|cannot)\b|n['’]t\b/i;

const asksForMore = (statement: string | null): boolean =>
  (statement ?? '').split(/(?<=[.!?;])\s/).some((sentence) => ASKS_FOR_MORE.test(sentence) && !DENIES.test(sentence));

/** An authority in a web address. */
const WEB_HOST = /^https?:\/\/([^/?#]+)/i;

const pointsElsewhere = (resources: readonly string[], origin: string | null): boolean =>
  resources.some((resource) => {
    const host = WEB_HOST.exec(resource)?.[1]?.toLowerCase() ?? null;
    return host !== null && origin !== null && !origin.endsWith(`//${host}`) && !host.endsWith(`.${origin.slice(8)}`);
  });

/** Why the sign-in is not as it should be, each as the end of a sentence. */
const oddities = (signIn: SignIn, body: SignInBody, { intent, nowMs }: CheckContext): readonly string[] => {
  const issued = parseIsoMs(body.issuedAt);
  const expires = body.expirationTime === null ? Infinity : parseIsoMs(body.expirationTime);
  const starts = body.notBefore === null ? issued : parseIsoMs(body.notBefore);
  const isUnreadable = [issued, expires, starts].some((time) => Number.isNaN(time));
  const holds: readonly (readonly [boolean, string])[] = [
    [isUnreadable, 'names a time that is none'],
    [expires <= nowMs, 'has ended already'],
    [Math.max(issued, starts) > nowMs + CLOCKS_DIFFER_MS, 'begins in the future'],
    [body.chainId !== currencyOf(intent.chain).chainId, 'names another network'],
    [
      parseAddress(intent.chain, signIn.accountAsWritten).problem === 'checksum_mismatch',
      'writes its account with a wrong checksum',
    ],
    [pointsElsewhere(body.resources, signIn.origin), 'names resources of another site'],
    [asksForMore(body.statement), 'speaks of transfers, custody, authority or everything you own'],
  ];
  return holds.filter(([isSo]) => isSo).map(([, text]) => text);
};

/** A sign-in says who somebody is, now, to one site. Source: EIP-4361; domain/decisions.md, 57. */
export const signInIrregular = finding({
  code: 'sign_in_irregular',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'A sign-in text is not as it should be: its time, network, account, resources or statement.',
  advice: 'Go back to the site and sign in anew; do not sign a text that asks for more than who you are.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const { given } = context.payload ?? {};
    if (given?.kind !== 'message' || context.payload?.status !== 'decoded') return NO_FINDINGS;
    const read = readMessage(given.content);
    const signIn = read.ok && read.value.text !== null ? signInOf(read.value.text) : null;
    const said = signIn?.body ? oddities(signIn, signIn.body, context) : [];
    return said.length === 0
      ? NO_FINDINGS
      : [{ message: `The sign-in ${said.join(', and ')}. Do not sign it; go back to the site and begin anew.` }];
  },
});
