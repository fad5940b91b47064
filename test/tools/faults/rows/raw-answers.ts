import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { RAW_CLIENTS } from '../../../support/raw-answers/clients.js';
import { MISBEHAVIOURS } from '../../../support/raw-answers/misbehaviours.js';
import type { Row, Trial } from '../support/trial.js';

const PROGRAM = fileURLToPath(new URL('../support/ask-raw.js', import.meta.url));
const ENDED = 'ENDED';

/** What one client made of each misbehaviour. A process that ended is followed by one that goes on behind it. */
const outcomesOf = async (client: string): Promise<readonly string[]> => {
  const outcomes: string[] = [];
  while (outcomes.length < Object.keys(MISBEHAVIOURS).length) {
    const child = spawn(process.execPath, [PROGRAM, client, String(outcomes.length)], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const lines = (await text(child.stdout)).split('\n').filter((line) => line !== '');
    outcomes.push(...lines.map((line) => (JSON.parse(line) as [what: string, outcome: string])[1]));
    if (outcomes.length < Object.keys(MISBEHAVIOURS).length) outcomes.push(ENDED);
  }
  return outcomes;
};

/** Each client in a process of its own before raw sockets. Prints the table of what it made of them. */
const rawAnswers = async (trial: Trial): Promise<void> => {
  const clients = Object.keys(RAW_CLIENTS);
  const columns: (readonly string[])[] = [];
  for (const client of clients) columns.push(await outcomesOf(client));
  const rows = Object.keys(MISBEHAVIOURS).map((what, index) => [what, ...columns.map((column) => column[index] ?? '')]);
  for (const cells of [['from a raw socket', ...clients], clients.map(() => '---').concat('---'), ...rows])
    process.stdout.write(`| ${cells.join(' | ')} |\n`);
  const ended = columns.flat().filter((outcome) => outcome === ENDED).length;
  trial.holds('no answer ends a process', ended === 0, `${ended} ended`);
  trial.note(`${clients.length} clients × ${rows.length} misbehaviours: ${ended} ended processes`);
};

export const RAW_ANSWER_ROWS: readonly Row[] = [
  { number: '51', fault: 'what publishers, vendors, nodes and receivers answer in raw bytes', run: rawAnswers },
];
