import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Trial, trial } from './trial.js';

/** Sends a body to a route; the whole answer as it came. */
export type PostTo = (path: string, body: unknown) => Promise<{ readonly status: number; readonly json: RawAnswer }>;

interface RawAnswer {
  readonly request_id?: string;
  readonly payload?: {
    readonly status: string;
    readonly problem?: string | null;
    readonly actions: readonly { readonly fields: readonly { readonly label: string; readonly value: string }[] }[];
  };
  readonly recommended_action?: string;
  readonly findings?: readonly {
    readonly code: string;
    readonly recommended_action?: string;
    readonly message?: string;
  }[];
}

interface ActionCase {
  readonly id: string;
  readonly path: string;
  readonly right: 'ALLOW' | 'BLOCK' | 'not ALLOW' | 'not BLOCK';
  readonly must_have?: readonly string[];
  readonly body: unknown;
}

interface ReportCase {
  readonly id: string;
  readonly route: string;
  readonly fresh_from?: boolean;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly doubt?: string;
  readonly expected: {
    readonly action: string | readonly string[] | null;
    readonly digest?: string;
    readonly text?: string;
    readonly must_not?: readonly string[];
    readonly doubt?: string;
  };
}

const isRight = (right: ActionCase['right'], action: string): boolean =>
  right.startsWith('not ') ? action !== right.slice(4) : action === right;

const codesOf = (json: RawAnswer): readonly string[] => (json.findings ?? []).map(({ code }) => code);

const saidBy = ({ recommended_action: action = '-', findings = [] }: RawAnswer): string =>
  `${action} [${findings.map((one) => `${one.code}:${one.recommended_action ?? ''}`).join(' ')}]`;

/** The requests of `cases/actions.jsonl`, and those of `cases/reports`, each by what its row calls right. */
export const caseTrials = async (folder: string, post: PostTo): Promise<readonly Trial[]> => {
  const actions = (await readFile(join(folder, 'cases/actions.jsonl'), 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ActionCase);
  const files = (await readdir(join(folder, 'cases/reports'))).filter((file) => /^\d.*\.json$/.test(file)).sort();
  const reports = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(folder, 'cases/reports', file), 'utf8')) as ReportCase),
  );
  return [
    await trial('actions: each answer is what its row calls right', actions, async (row) => {
      const { status, json } = await post(row.path, row.body);
      const missing = (row.must_have ?? []).filter((code) => !codesOf(json).includes(code));
      if (status === 200 && isRight(row.right, json.recommended_action ?? '') && missing.length === 0) return null;
      return `${row.id} ${row.right}${missing.map((code) => `, without ${code}`).join('')}: ${status} ${saidBy(json)}`;
    }),
    await trial(
      'reports: each answer is one that its row expects',
      reports.filter(({ route }) => route.startsWith('/')),
      async (row) => {
        const { status, json } = await post(row.route, row.body);
        const problems = problemsOf(row, json);
        if (status === 200 && problems.length === 0) return null;
        const { doubt = row.expected.doubt } = row;
        const doubted = doubt === undefined ? '' : ` (doubt: ${doubt})`;
        return `${row.id}: ${problems.join('; ')}: ${status} ${saidBy(json)}${doubted}`;
      },
    ),
  ];
};

const problemsOf = ({ expected }: ReportCase, json: RawAnswer): readonly string[] => {
  const text = JSON.stringify(json);
  const accepted = [expected.action ?? []].flat();
  return [
    accepted.includes(json.recommended_action ?? '') ? null : `not ${accepted.join(' or ')}`,
    ...(expected.must_not ?? []).map((code) => (codesOf(json).includes(code) ? `says ${code}` : null)),
    expected.digest === undefined || text.includes(expected.digest) ? null : `not the digest ${expected.digest}`,
    expected.text === undefined || new RegExp(expected.text, 'i').test(text) ? null : `nothing like /${expected.text}/`,
  ].filter((problem) => problem !== null);
};
