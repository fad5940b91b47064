import type { PhishTrial } from './run.js';

const isTwin = ({ sent }: PhishTrial): boolean => sent === 'twin';

const line = (cells: readonly (string | number)[]): string =>
  `${String(cells[0]).padEnd(16)}${cells
    .slice(1)
    .map((cell) => String(cell).padStart(9))
    .join('')}\n`;

const counts = (trials: readonly PhishTrial[]): readonly number[] =>
  (['BLOCK', 'REVIEW', 'ALLOW'] as const).map((wanted) => trials.filter(({ action }) => action === wanted).length);

const rowOf = (group: string, trials: readonly PhishTrial[]): string => {
  const attacks = trials.filter((trial) => !isTwin(trial));
  const twins = trials.filter(isTwin);
  const shapes = new Set(attacks.map(({ what }) => what)).size;
  return line([group, shapes, attacks.length, ...counts(attacks), twins.length, ...counts(twins)]);
};

const missOf = ({ group, what, sent, action, codes }: PhishTrial): string =>
  `  ${group}: ${what}, ${sent}: ${action} [${codes.join(', ')}]\n`;

/** What came out. The aims: no attack is ALLOW, no twin is BLOCK. */
export const showPhishing = (trials: readonly PhishTrial[]): { readonly text: string; readonly isMet: boolean } => {
  const groups = [...new Set(trials.map(({ group }) => group))];
  const passed = trials.filter((trial) => !isTwin(trial) && trial.action === 'ALLOW');
  const stopped = trials.filter((trial) => isTwin(trial) && trial.action === 'BLOCK');
  return {
    text: [
      line(['phishing', 'shapes', 'sent', 'BLOCK', 'REVIEW', 'ALLOW', 'twins', 'BLOCK', 'REVIEW', 'ALLOW']),
      ...groups.map((group) =>
        rowOf(
          group,
          trials.filter((trial) => trial.group === group),
        ),
      ),
      rowOf('all', trials),
      ...[...passed, ...stopped].map(missOf),
      `attacks that were ALLOW: ${passed.length} (aim 0), twins that were BLOCK: ${stopped.length} (aim 0)\n`,
    ].join(''),
    isMet: passed.length === 0 && stopped.length === 0,
  };
};
