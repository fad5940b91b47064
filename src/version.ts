import { readFileSync } from 'node:fs';

const GIT = new URL('../../.git/', import.meta.url);

/** The commit that is checked out where the program lies; null where there is no git folder, or none that says it. */
export const commitOfCheckout = (): string | null => {
  const read = (path: string): string => readFileSync(new URL(path, GIT), 'utf8').trim();
  try {
    const head = read('HEAD');
    return head.startsWith('ref: ') ? read(head.slice('ref: '.length)) : head;
  } catch {
    return null;
  }
};

/** The version of the program and of its HTTP interface, as in package.json. */
export const VERSION = '0.1.0';
