import type { Action } from '../../../domain/verdict/action.js';
import type { Drawing } from './drawing.js';

/** What colour and weight a word carries. The word itself always says the same: nothing depends on colour. */
export type Tone =
  | 'plain'
  | 'muted'
  | 'allow'
  | 'review'
  | 'block'
  | 'critical'
  | 'high'
  | 'medium'
  | 'low'
  | 'demonstration';

/** One line of a cell or of a fact. Text has been made visible: no control or invisible character is left in it. */
export interface TextLine {
  readonly text: string;
  /** Addresses, hashes, identifiers. */
  readonly mono?: boolean;
  readonly strong?: boolean;
  readonly tone?: Tone;
}

export type Cell = readonly TextLine[];

export interface LabelledValue {
  readonly label: string;
  readonly value: Cell;
}

export interface ReportColumn {
  readonly heading: string;
  /** Share of the table's width; the shares of a table add up to 1. */
  readonly width: number;
}

/** A drawing, and what it shows in words. */
export interface Figure {
  readonly description: string;
  readonly drawing: Drawing;
}

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'subheading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly ordered: boolean }
  /** `beside` stands to the right of them where there is room. */
  | { readonly kind: 'facts'; readonly facts: readonly LabelledValue[]; readonly beside?: Figure }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly ReportColumn[];
      readonly rows: readonly (readonly Cell[])[];
    }
  /** What is drawn stands in a table as well. */
  | ({ readonly kind: 'figure' } & Figure);

export interface ReportSection {
  /** Stable anchor. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

export interface ReportVerdict {
  readonly action: Action;
  /** What the caller must do. */
  readonly meaning: string;
  readonly score: string;
  readonly level: string;
  readonly sentence: string;
}

/** A report as both readable forms show it: what is said, not how it looks. */
export interface ReportView {
  readonly title: string;
  readonly issuer: string;
  readonly reportId: string;
  /** ISO 8601, as in the report. */
  readonly createdAt: string;
  /** Stands on every page; null for a report on real evidence. */
  readonly demonstration: string | null;
  readonly verdict: ReportVerdict;
  readonly summary: readonly Block[];
  readonly sections: readonly ReportSection[];
  /** At the foot of every page. */
  readonly footer: string;
}
