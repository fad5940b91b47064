import type { PathStepView } from './model.js';

/** One thing to draw. Lengths in points, origin top left; `baseline` is the foot of the letters. */
export type Shape =
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly screened: boolean;
    }
  | { readonly kind: 'arrow'; readonly x: number; readonly fromY: number; readonly toY: number }
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly baseline: number;
      readonly text: string;
      readonly look: 'title' | 'address' | 'note';
    };

export interface PathDrawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

const WIDTH = 500;
const BOX_HEIGHT = 52;
const GAP = 34;
const PADDING = 12;
/** What fits a box at the sizes that both forms draw with; the table below the drawing has the whole text. */
const TITLE_CHARACTERS = 58;
const ADDRESS_CHARACTERS = 64;
const NOTE_CHARACTERS = 70;

const shortened = (text: string, most: number): string => {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
};

const stepShapes = (step: PathStepView, index: number, count: number): readonly Shape[] => {
  const y = index * (BOX_HEIGHT + GAP) + 1;
  const below = y + BOX_HEIGHT;
  const box: readonly Shape[] = [
    { kind: 'box', x: 1, y, width: WIDTH - 2, height: BOX_HEIGHT, screened: step.isScreened },
    { kind: 'text', x: PADDING, baseline: y + 17, text: shortened(step.title, TITLE_CHARACTERS), look: 'title' },
    { kind: 'text', x: PADDING, baseline: y + 31, text: shortened(step.address, ADDRESS_CHARACTERS), look: 'address' },
    { kind: 'text', x: PADDING, baseline: y + 44, text: shortened(step.role, NOTE_CHARACTERS), look: 'note' },
  ];
  if (index === count - 1) return box;
  const transaction = step.transaction === null ? 'transaction not stated' : `transaction ${step.transaction}`;
  return [
    ...box,
    { kind: 'arrow', x: 30, fromY: below, toY: below + GAP },
    { kind: 'text', x: 44, baseline: below + GAP / 2 + 3, text: shortened(transaction, NOTE_CHARACTERS), look: 'note' },
  ];
};

/** A path from top to bottom: one box for each step, an arrow with the transaction between two. */
export const drawPath = (steps: readonly PathStepView[]): PathDrawing => ({
  width: WIDTH,
  height: steps.length * BOX_HEIGHT + Math.max(0, steps.length - 1) * GAP + 2,
  shapes: steps.flatMap((step, index) => stepShapes(step, index, steps.length)),
});
