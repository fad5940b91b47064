import type { TextLine, Tone } from '../view/model.js';
import type { Face } from './fonts.js';

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, left: 42, right: 42, top: 66, bottom: 54 } as const;
export const TEXT_WIDTH = PAGE.width - PAGE.left - PAGE.right;

export const COLOURS = {
  ink: '#1b2330',
  soft: '#55606e',
  rule: '#c9d0d8',
  accent: '#1f4e79',
  demonstration: '#4b2a86',
  tint: '#f4f6f8',
  screened: '#e6eef7',
} as const;

interface TonePair {
  readonly ink: string;
  readonly ground: string;
}

const GREEN: TonePair = { ink: '#14522a', ground: '#eef7f0' };
const AMBER: TonePair = { ink: '#6b4500', ground: '#fdf5e3' };
const RED: TonePair = { ink: '#8a1414', ground: '#fceeee' };
const VIOLET: TonePair = { ink: '#4b2a86', ground: '#f3eefb' };

/** Ink and ground by tone; the words say the same, so nothing depends on colour. */
export const TONES: Readonly<Record<Tone, TonePair>> = {
  plain: { ink: COLOURS.ink, ground: '#ffffff' },
  muted: { ink: COLOURS.soft, ground: '#ffffff' },
  allow: GREEN,
  low: GREEN,
  review: AMBER,
  medium: AMBER,
  block: RED,
  high: RED,
  critical: RED,
  demonstration: VIOLET,
};

export interface TextLook {
  readonly face: Face;
  readonly size: number;
  readonly colour: string;
}

/** How a line of a cell is set. */
export const lookOf = ({ mono, strong, tone = 'plain' }: TextLine): TextLook => ({
  face: mono === true ? 'mono' : strong === true ? 'bold' : 'sans',
  size: mono === true ? 6.8 : tone === 'muted' ? 7.6 : 8.2,
  colour: TONES[tone].ink,
});
