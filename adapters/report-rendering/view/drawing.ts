/** How a line of a drawing is set. */
export type DrawnLook = 'title' | 'address' | 'note';

/** One thing to draw. Lengths in points, origin top left; `baseline` is the foot of the letters. */
export type DrawnShape =
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly screened: boolean;
    }
  /** Black, with sharp edges: a part of a code for machines. */
  | { readonly kind: 'bar'; readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  | { readonly kind: 'arrow'; readonly x: number; readonly fromY: number; readonly toY: number }
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly baseline: number;
      readonly text: string;
      readonly look: DrawnLook;
    };

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly DrawnShape[];
  /** True: drawn at its own size, on white. */
  readonly isCode?: true;
}

/** A box of a drawing. Text has been made visible. */
export interface DrawnBox {
  /** At least one. */
  readonly lines: readonly { readonly text: string; readonly look: DrawnLook }[];
  /** What the drawing is about: the screened address, or the sender. */
  readonly isSubject: boolean;
  /** Beside the arrow to the next box; null for none. */
  readonly next: string | null;
}

const WIDTH = 500;
const GAP = 34;
const PADDING = 12;
const FIRST_BASELINE = 17;
const SECOND_BASELINE = 31;
const LINE_HEIGHT = 13;
const FOOT = 8;
/** What fits a box at the sizes that both forms draw with; the table below the drawing has the whole text. */
const MOST_CHARACTERS: Readonly<Record<DrawnLook, number>> = { title: 58, address: 64, note: 70 };

const shortened = (text: string, look: DrawnLook): string => {
  const characters = [...text];
  const most = MOST_CHARACTERS[look];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
};

const baselineOf = (line: number): number => (line === 0 ? FIRST_BASELINE : SECOND_BASELINE + (line - 1) * LINE_HEIGHT);

const heightOf = ({ lines }: DrawnBox): number => baselineOf(lines.length - 1) + FOOT;

const boxShapes = (box: DrawnBox, y: number, isLast: boolean): readonly DrawnShape[] => {
  const below = y + heightOf(box);
  const drawn: readonly DrawnShape[] = [
    { kind: 'box', x: 1, y, width: WIDTH - 2, height: heightOf(box), screened: box.isSubject },
    ...box.lines.map(({ text, look }, index): DrawnShape => {
      return { kind: 'text', x: PADDING, baseline: y + baselineOf(index), text: shortened(text, look), look };
    }),
  ];
  if (isLast) return drawn;
  return [
    ...drawn,
    { kind: 'arrow', x: 30, fromY: below, toY: below + GAP },
    ...(box.next === null
      ? []
      : [
          {
            kind: 'text',
            x: 44,
            baseline: below + GAP / 2 + 3,
            text: shortened(box.next, 'note'),
            look: 'note',
          } as const,
        ]),
  ];
};

/** Boxes from top to bottom, an arrow between two. */
export const drawBoxes = (boxes: readonly DrawnBox[]): Drawing => {
  const shapes: DrawnShape[] = [];
  let y = 1;
  boxes.forEach((box, index) => {
    shapes.push(...boxShapes(box, y, index === boxes.length - 1));
    y += heightOf(box) + GAP;
  });
  return { width: WIDTH, height: Math.max(y - GAP, 1) + 1, shapes };
};
