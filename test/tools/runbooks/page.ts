import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the pages lie, from the root. */
export const RUNBOOKS = '.deploy/runbooks';
const folder = fileURLToPath(new URL(`../../../../${RUNBOOKS}/`, import.meta.url));

/**
 * A block of a page: `run` is a step, `notRun` one that the tool leaves out for a reason, `printed` what the step
 * before it must have printed, `seen` what an operator must see at this point in metrics, readiness or log.
 */
export interface Block {
  readonly kind: 'run' | 'notRun' | 'printed' | 'seen' | 'unknown';
  /** Of a step; else empty. */
  readonly name: string;
  readonly info: string;
  readonly text: string;
  /** Where it begins in the page, from 1. */
  readonly line: number;
}

const FENCE = /^```([^\n]*)\n([\s\S]*?)^```$/gm;
const FORMS: readonly (readonly [Exclude<Block['kind'], 'unknown'>, RegExp])[] = [
  ['run', /^sh run ([a-z-]+)$/],
  ['notRun', /^sh not-run: (.{10,})$/],
  ['printed', /^text printed()$/],
  ['seen', /^text seen()$/],
];

export const blocksOf = (page: string): readonly Block[] =>
  [...page.matchAll(FENCE)].map(({ 1: info = '', 2: text = '', index }) => {
    const line = page.slice(0, index).split('\n').length;
    for (const [kind, form] of FORMS) {
      const name = form.exec(info)?.[1];
      if (name !== undefined) return { kind, name, info, text, line };
    }
    return { kind: 'unknown', name: '', info, text, line };
  });

/** The names of the pages without their ending; the README holds what all of them share. */
export const pageNames = (): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length))
    .sort();

export const readRunbook = (name: string): string => readFileSync(`${folder}${name}.md`, 'utf8');

/** Lines of a block that are not in the text; `…` stands for anything. */
export const missingLines = (block: string, text: string): readonly string[] =>
  block
    .split('\n')
    .filter((line) => line.trim() !== '')
    .filter((line) => !new RegExp(line.trim().split('…').map(escaped).join('.*')).test(text));

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
