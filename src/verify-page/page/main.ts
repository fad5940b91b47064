import { proofOf, verifyOffline } from '../../../domain/report/verify/verify-offline.js';
import { isGenuineInside, MOST_REPORT_BYTES, type ReadableForm } from '../../../domain/report/verify/verify-report.js';
import { elementById, type ExpectedRoots, elementWith, resultView } from './result-view.js';

/** Form of a fingerprint: SHA-256 in base64url. */
const FINGERPRINT = /^[A-Za-z0-9_-]{43}$/;

interface Given {
  report: { readonly name: string; readonly bytes: Uint8Array } | null;
  keys: string | null;
  /** The proof document of the check, for a report that was made before its seal. */
  proof: string | null;
}

/** A key document is told from a report by its content, not by its name. */
const isKeyDocument = (bytes: Uint8Array): boolean => {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === 'object' && value !== null && 'keys' in value && !('report' in value);
  } catch {
    // what is no JSON is looked at as a report, which says what is wrong with it
    return false;
  }
};

const expectedOf = (hash: string): ExpectedRoots => {
  const named = new URLSearchParams(hash.replace(/^#/, ''));
  const [report, key] = [named.get('report'), named.get('key')];
  return {
    report: report !== null && /^rpt_[0-9a-z]{26}$/.test(report) ? report : null,
    key: key !== null && FINGERPRINT.test(key) ? key : null,
  };
};

/** Public keys that a service put into the page when it served it; null for none. */
const keysOfPage = (): string | null => {
  const text = document.getElementById('keys')?.textContent.trim() ?? '';
  return text === '' ? null : text;
};

const takeFile = async (file: File, given: Given): Promise<void> => {
  // a larger file is refused by its size alone: it is never read
  const isTooLarge = file.size > MOST_REPORT_BYTES;
  const bytes = isTooLarge ? new Uint8Array(MOST_REPORT_BYTES + 1) : new Uint8Array(await file.arrayBuffer());
  if (!isTooLarge && isKeyDocument(bytes)) {
    given.keys = new TextDecoder().decode(bytes);
    elementById('given-keys').replaceChildren(elementWith('span', 'mono', file.name));
  } else if (!isTooLarge && proofOf(new TextDecoder().decode(bytes)) !== null) {
    given.proof = new TextDecoder().decode(bytes);
    elementById('given-proof').replaceChildren(elementWith('span', 'mono', file.name));
  } else {
    given.report = { name: file.name, bytes };
    elementById('given-report').replaceChildren(elementWith('span', 'mono', file.name), ` (${file.size} bytes)`);
  }
};

const readRoot = (): { readonly root: string | null; readonly problem: string } => {
  const input = elementById<HTMLInputElement>('root');
  const text = input.value.trim();
  const isGood = text === '' || FINGERPRINT.test(text);
  input.setAttribute('aria-invalid', String(!isGood));
  const problem = isGood ? '' : 'The trust root is 43 letters, digits, hyphens and underscores.';
  return { root: text === '' ? null : text, problem };
};

/** How often a verification was begun: a slow one must not show its result over that of a later one. */
let begun = 0;

const show = async (given: Given, expected: ExpectedRoots, forms: readonly ReadableForm[]): Promise<void> => {
  const run = (begun += 1);
  const { root, problem } = readRoot();
  elementById('root-problem').textContent = problem;
  if (problem !== '') {
    elementById('root').focus();
    return;
  }
  const result = elementById('result');
  result.hidden = false;
  if (given.report === null) {
    elementById('verdict').replaceChildren(elementWith('p', 'open', 'Choose a report first.'));
    elementById('details').replaceChildren();
    elementById('files').focus();
    return;
  }
  const { name, bytes } = given.report;
  const found = await verifyOffline({ file: bytes, jwks: given.keys, trustRoot: root, proof: given.proof, forms });
  if (run !== begun) return;
  const view = resultView(found, { expected, isRootGiven: root !== null });
  elementById('verdict').replaceChildren(...view.verdict);
  elementById('details').replaceChildren(...view.details);
  const word = isGenuineInside(found) ? 'GENUINE INSIDE' : found.ok ? 'VERIFIED' : 'NOT VERIFIED';
  document.title = `${word}: ${name}`;
  result.focus();
};

const tellExpected = ({ report, key }: ExpectedRoots): void => {
  if (report === null && key === null) return;
  const box = elementById('expected');
  box.hidden = false;
  box.append(
    'The code that led here is of ',
    ...(report === null ? [] : ['the report ', elementWith('span', 'mono', report)]),
    ...(key === null ? [] : [', signed by the key ', elementWith('span', 'mono', key)]),
    '. It proves nothing: choose the report’s own file.',
  );
};

const listenForDrops = (take: (files: FileList) => Promise<void>): void => {
  const drop = elementById('drop');
  const stop = (event: DragEvent): void => event.preventDefault();
  // a file that misses the field would replace the page
  document.addEventListener('dragover', stop);
  document.addEventListener('drop', stop);
  drop.addEventListener('dragover', () => drop.classList.add('over'));
  drop.addEventListener('dragleave', () => drop.classList.remove('over'));
  drop.addEventListener('drop', (event) => {
    drop.classList.remove('over');
    if (event.dataTransfer !== null) void take(event.dataTransfer.files);
  });
};

/** Starts the page. Nothing that it is given leaves it. `forms`: the readable forms that it can make again. */
export const startPage = (forms: readonly ReadableForm[]): void => {
  const given: Given = { report: null, keys: keysOfPage(), proof: null };
  const expected = expectedOf(window.location.hash);
  if (given.keys !== null) elementById('given-keys').textContent = 'those that came with this page, from the service';
  tellExpected(expected);
  const verify = (): Promise<void> => show(given, expected, forms);
  const take = async (files: FileList): Promise<void> => {
    for (const file of files) await takeFile(file, given);
    if (given.report !== null) await verify();
  };
  const input = elementById<HTMLInputElement>('files');
  input.addEventListener('change', () => {
    if (input.files !== null) void take(input.files);
  });
  listenForDrops(take);
  elementById('form').addEventListener('submit', (event) => {
    event.preventDefault();
    void verify();
  });
};
