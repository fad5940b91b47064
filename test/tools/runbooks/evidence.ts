import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandResult } from '../../support/service-process.js';
import type { Place } from './place.js';

/** Reports as their readers keep them, outside of the service, with the keys of that day and the trust root. */
export interface Evidence {
  readonly files: readonly string[];
  readonly jwks: string;
  readonly trustRoot: string;
}

export const keepEvidence = async (place: Place): Promise<Evidence> => {
  const [jwks, files] = [join(place.folder, 'reader-jwks.json'), [] as string[]];
  for (const reportId of place.ledger.reports)
    for (const form of ['json', 'pdf'] as const) {
      const file = join(place.folder, `${reportId}.${form}`);
      await writeFile(file, await place.ledger.document(reportId, form));
      files.push(file);
    }
  await writeFile(jwks, await (await fetch(`${place.ledger.url}/.well-known/jwks.json`)).text());
  const trustRoot = await place.shell.run('signgate signing trust-root');
  return { files, jwks, trustRoot };
};

/** Verifies what readers kept, with their own keys and with those that the service gives now; names what fails. */
export const verifyEvidence = async (place: Place, { files, jwks, trustRoot }: Evidence): Promise<string> => {
  const now = join(place.folder, 'jwks-now.json');
  await writeFile(now, await (await fetch(`${place.ledger.url}/.well-known/jwks.json`)).text());
  let good = 0;
  // the first report with the keys that its reader kept, all of them with the keys of today
  const tries = [...files.slice(0, 2).map((file) => [file, jwks]), ...files.map((file) => [file, now])];
  for (const [file = '', keys = ''] of tries) {
    const words = ['reports', 'verify', file, '--jwks', keys, '--trust-root', trustRoot];
    const { code, stdout, stderr } = await commandResult(words, {});
    if (code === 0) good += 1;
    else process.stderr.write(`${file}: ${stdout}${stderr}\n`);
  }
  return `${good} of ${tries.length}`;
};
