import type { OfflineVerification } from '../../../domain/report/verify/verify-offline.js';

/** What the code on a printed report said: which report it is of, and which key signed it. It vouches for nothing. */
export interface ExpectedRoots {
  readonly report: string | null;
  readonly key: string | null;
}

const MARKS = { true: ['good', 'holds'], false: ['bad', 'FAILED'], null: ['open', 'not checked'] } as const;

/** Characters that show nothing or turn around what is beside them, written as their code point. */
const visible = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu,
    (character) => `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );

const MOST_SHOWN = 600;
const short = (text: string): string =>
  visible(text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)} … (${text.length} characters)` : text);

const factsOf = (pairs: readonly (readonly [string, string])[]): HTMLElement =>
  elementWith(
    'dl',
    'facts',
    ...pairs.map(([name, value]) =>
      elementWith('div', '', elementWith('dt', '', name), elementWith('dd', 'mono', short(value))),
    ),
  );

const listOf = (className: string, items: readonly HTMLElement[]): HTMLElement => {
  const list = elementWith('ul', className, ...items);
  // a list without bullets is no list to some screen readers
  list.setAttribute('role', 'list');
  return list;
};

const steps = ({ steps: done }: OfflineVerification): HTMLElement =>
  listOf(
    'steps',
    done.map(({ step, ok, detail }) => {
      const [className, words] = MARKS[`${ok}`];
      return elementWith(
        'li',
        '',
        elementWith('span', className, words),
        // the mark says it already
        elementWith('span', '', elementWith('b', '', step), `: ${short(detail.replace(/^not checked: /, ''))}`),
      );
    }),
  );

const keyFacts = (
  { trust, keysProblem, claims, notChecked }: OfflineVerification,
  isRootGiven: boolean,
): HTMLElement[] => {
  if (trust === null) return [elementWith('p', 'notice', short(keysProblem ?? ''))];
  const path = trust.keys.map(({ kid }) => kid);
  return [
    factsOf([
      ['Signed by key', claims?.keyId ?? 'not said: the body is not what a key that counts signed'],
      [isRootGiven ? 'Trust root, as given' : 'First key, not confirmed', trust.root ?? 'none'],
      ['Keys that count', path.join(' → ')],
    ]),
    ...(isRootGiven ? [] : [elementWith('p', 'notice', `Not checked. ${notChecked[0] ?? ''}`)]),
    ...trust.refused.map(({ keyId, why }) =>
      elementWith('p', 'notice', `The key ${short(keyId)} does not count: ${short(why)}.`),
    ),
  ];
};

const claimFacts = ({ claims }: OfflineVerification): HTMLElement[] =>
  claims === null
    ? []
    : [
        elementWith('h3', '', 'What the signed document says'),
        ...(claims.demonstration
          ? [
              elementWith(
                'p',
                'notice',
                'DEMONSTRATION: synthetic evidence. It is no claim about any real person or account.',
              ),
            ]
          : []),
        factsOf([
          ['Report', claims.reportId],
          ['Check', claims.requestId],
          ['Made', `${claims.createdAt.slice(0, 19).replace('T', ' ')} UTC`],
          ['Verdict', claims.recommendedAction],
        ]),
      ];

/** A code that names another report or key than the file is a reason to look, whatever the file is. */
const expectedNotices = ({ claims }: OfflineVerification, { report, key }: ExpectedRoots): HTMLElement[] => {
  const other = [
    ...(report !== null && claims !== null && claims.reportId !== report ? [`the report ${report}`] : []),
    ...(key !== null && claims !== null && claims.keyId !== key ? [`the key ${key}`] : []),
  ];
  return other.length === 0
    ? []
    : [
        elementWith(
          'p',
          'bad',
          `THIS IS ANOTHER REPORT: the code that led here named ${other.map(short).join(' and ')}.`,
        ),
      ];
};

/** Only a report can carry a seal. */
const lacksSeal = ({ steps: done }: OfflineVerification): boolean =>
  done.some(({ step }) => step === 'place') && !done.some(({ step }) => step === 'inclusion');

/** Without a trust root its line stands with the keys. */
const leftOut = (lines: readonly string[]): HTMLElement[] =>
  lines.length === 0
    ? []
    : [
        elementWith('h3', '', 'Not checked here'),
        listOf(
          '',
          lines.map((line) => elementWith('li', '', line)),
        ),
      ];

/** The verdict in one box, then every step by name. */
export const resultView = (
  result: OfflineVerification,
  { expected, isRootGiven }: { readonly expected: ExpectedRoots; readonly isRootGiven: boolean },
): { readonly verdict: readonly HTMLElement[]; readonly details: readonly HTMLElement[] } => {
  const failed = result.steps.find(({ ok }) => ok === false);
  const tone = result.ok ? 'good' : failed === undefined && result.keysProblem === null ? 'open' : 'bad';
  const reason = result.keysProblem ?? (failed === undefined ? null : `${failed.step}: ${failed.detail}`);
  const headline = result.ok ? `VERIFIED: ${result.headline}` : result.headline;
  return {
    verdict: [
      elementWith('p', tone, headline, ...(reason === null ? [] : [elementWith('br', ''), short(reason)])),
      ...expectedNotices(result, expected),
    ],
    details: [
      ...claimFacts(result),
      elementWith('h3', '', 'Keys'),
      ...keyFacts(result, isRootGiven),
      elementWith('h3', '', 'Step by step'),
      steps(result),
      ...(result.ok && lacksSeal(result)
        ? [
            elementWith(
              'p',
              'help',
              'The report was made before its check was sealed, so it carries no proof of it. The service gives ' +
                'it at GET /api/checks/{request_id}/proof: drop that document here as well.',
            ),
          ]
        : []),
      ...leftOut(result.notChecked.slice(isRootGiven || result.trust === null ? 0 : 1)),
    ],
  };
};

/** Throws where the page has no such element: page and script belong together. */
export const elementById = <Kind extends HTMLElement>(id: string): Kind => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no #${id}`);
  return found as Kind;
};

/** An element with text and others in it: what comes from a file never becomes markup. */
export const elementWith = (tag: string, className: string, ...inside: readonly (string | Node)[]): HTMLElement => {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.append(...inside);
  return made;
};
