import { linearScale, logScale, type Scale } from './plot-scale.js';

export interface Point {
  /** Zero or more. */
  readonly x: number;
  readonly y: number;
}

export interface Series {
  readonly name: string;
  readonly points: readonly Point[];
}

/** Lines over a logarithmic x axis; the y axis is linear and begins at zero, so that heights compare. */
export interface Plot {
  readonly title: string;
  readonly xLabel: string;
  readonly yLabel: string;
  readonly series: readonly Series[];
}

const WIDTH = 720;
const HEIGHT = 420;
const AREA = { left: 76, right: 700, top: 48, bottom: 320 } as const;
const LEGEND = { top: 372, rowHeight: 18, columns: 2 } as const;
/** Told apart also by those who see few colours. Source: Okabe and Ito, "Color Universal Design". */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#56b4e9', '#e69f00'] as const;
/** Beside the colour, so that a print in grey can be read too. */
const DASHES = ['', '7 3', '2 3', '9 3 2 3'] as const;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const at = (length: number): string => length.toFixed(1).replace(/\.0$/, '');
const number = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 3 });

const text = (x: number, y: number, content: string, attributes = ''): string =>
  `<text x="${at(x)}" y="${at(y)}"${attributes}>${escaped(content)}</text>`;
const rule = (x1: number, y1: number, x2: number, y2: number, colour: string): string =>
  `<line x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}" stroke="${colour}"/>`;

const xAxis = (scale: Scale, label: string): string[] => [
  rule(AREA.left, AREA.bottom, AREA.right, AREA.bottom, '#333'),
  ...scale.ticks.flatMap((tick) => [
    rule(scale.at(tick), AREA.bottom, scale.at(tick), AREA.bottom + 5, '#333'),
    text(scale.at(tick), AREA.bottom + 19, number(tick), ' text-anchor="middle"'),
  ]),
  text((AREA.left + AREA.right) / 2, AREA.bottom + 38, label, ' text-anchor="middle"'),
];

const yAxis = (scale: Scale, label: string): string[] => [
  ...scale.ticks.flatMap((tick) => [
    rule(AREA.left, scale.at(tick), AREA.right, scale.at(tick), '#ddd'),
    text(AREA.left - 8, scale.at(tick) + 4, number(tick), ' text-anchor="end"'),
  ]),
  text(
    16,
    (AREA.top + AREA.bottom) / 2,
    label,
    ` text-anchor="middle" transform="rotate(-90 16 ${at((AREA.top + AREA.bottom) / 2)})"`,
  ),
];

const stroke = (index: number): string => {
  const dash = DASHES[index % DASHES.length] ?? '';
  return `stroke="${COLOURS[index % COLOURS.length] ?? '#000'}"${dash === '' ? '' : ` stroke-dasharray="${dash}"`}`;
};

const drawn = ({ points }: Series, index: number, x: Scale, y: Scale): string[] => {
  const ordered = points.filter((point) => Number.isFinite(point.y)).sort((left, right) => left.x - right.x);
  const path = ordered.map((point) => `${at(x.at(point.x))},${at(y.at(point.y))}`);
  const dots = ordered.map(
    (point) =>
      `<circle cx="${at(x.at(point.x))}" cy="${at(y.at(point.y))}" r="3" ` +
      `fill="${COLOURS[index % COLOURS.length] ?? '#000'}"/>`,
  );
  return [`<polyline points="${path.join(' ')}" fill="none" stroke-width="2" ${stroke(index)}/>`, ...dots];
};

const legend = ({ name }: Series, index: number): string[] => {
  const left = AREA.left + (index % LEGEND.columns) * ((AREA.right - AREA.left) / LEGEND.columns);
  const top = LEGEND.top + Math.floor(index / LEGEND.columns) * LEGEND.rowHeight;
  return [
    `<line x1="${at(left)}" y1="${at(top)}" x2="${at(left + 26)}" y2="${at(top)}" stroke-width="2" ${stroke(index)}/>`,
    text(left + 32, top + 4, name),
  ];
};

/** The plot as an SVG document of its own: no script, no style sheet, nothing from outside. */
export const renderPlot = ({ title, xLabel, yLabel, series }: Plot): string => {
  const points = series.flatMap((line) => line.points).filter((point) => Number.isFinite(point.y));
  const x = logScale(
    points.map((point) => point.x),
    AREA.left + 12,
    AREA.right - 12,
  );
  const y = linearScale(
    points.map((point) => point.y),
    AREA.bottom,
    AREA.top,
  );
  const height = Math.max(HEIGHT, LEGEND.top + Math.ceil(series.length / LEGEND.columns) * LEGEND.rowHeight + 8);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" ` +
      `height="${height}" font-family="sans-serif" font-size="12" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    text(AREA.left, 26, title, ' font-size="15" font-weight="bold"'),
    ...yAxis(y, yLabel),
    ...xAxis(x, xLabel),
    ...series.flatMap((line, index) => drawn(line, index, x, y)),
    ...series.flatMap(legend),
    '</svg>',
    '',
  ].join('\n');
};
