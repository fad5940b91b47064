import { identifiersBlock } from './identity.js';
import type { Block, Cell, TextLine, ReportView, ReportSection } from './model.js';

/** Identifiers of the service, and SHA-256 in hex: texts that a reader compares and does not read. */
const LONG = /^(?:((?:evd|req|stm)_)[0-9a-z]{20}([0-9a-z]{6})|([0-9a-f]{8})[0-9a-f]{48}([0-9a-f]{8}))$/;

const shortOf = (text: string): string | null => {
  const [, prefix, tail, head, end] = LONG.exec(text) ?? [];
  if (prefix !== undefined) return `${prefix}…${tail ?? ''}`;
  return head === undefined ? null : `${head}…${end ?? ''}`;
};

/** These say how to verify: what is compared there stands in full. */
const WHOLE: ReadonlySet<string> = new Set(['verification']);

/**
 * The view with long identifiers shortened, and a last section that holds each in full, once. What two identifiers
 * share when they are shortened stays whole, so that no short form stands for two.
 */
export const withShortIdentifiers = (view: ReportView): ReportView => {
  const wholes = new Map<string, Set<string>>();
  const note = ({ text, mono }: TextLine): void => {
    const short = mono === true ? shortOf(text) : null;
    if (short !== null) wholes.set(short, (wholes.get(short) ?? new Set()).add(text));
  };
  const sections = view.sections.filter(({ id }) => !WHOLE.has(id));
  for (const { blocks } of sections) for (const block of blocks) for (const part of cellsOf(block)) part.forEach(note);
  const unique = [...wholes].flatMap(([short, texts]) =>
    texts.size === 1 ? [[short, [...texts][0] ?? ''] as const] : [],
  );
  if (unique.length === 0) return view;
  const shorts = new Map(unique.map(([short, whole]) => [whole, short]));
  const shorten = (line: TextLine): TextLine =>
    line.mono === true ? { ...line, text: shorts.get(line.text) ?? line.text } : line;
  const appendix: ReportSection = {
    id: 'identifiers',
    heading: 'Identifiers in full',
    blocks: [identifiersBlock(unique)],
  };
  return {
    ...view,
    sections: [
      ...view.sections.map((section) =>
        WHOLE.has(section.id) ? section : { ...section, blocks: section.blocks.map((block) => mapped(block, shorten)) },
      ),
      appendix,
    ],
  };
};

const cellsOf = (block: Block): readonly Cell[] => {
  if (block.kind === 'facts') return block.facts.map(({ value }) => value);
  return block.kind === 'table' ? block.rows.flat() : [];
};

const mapped = (block: Block, change: (line: TextLine) => TextLine): Block => {
  if (block.kind === 'facts')
    return { ...block, facts: block.facts.map((fact) => ({ ...fact, value: fact.value.map(change) })) };
  return block.kind === 'table'
    ? { ...block, rows: block.rows.map((row) => row.map((part) => part.map(change))) }
    : block;
};
