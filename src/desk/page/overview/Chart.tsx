import { useEffect, useRef, useState } from 'preact/hooks';
import type uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

export interface ChartLine {
  readonly name: string;
  /** A custom property of the theme. */
  readonly colour: string;
  readonly values: readonly number[];
}

interface ChartOptions {
  /** Seconds since 1970, of the start of each day. */
  readonly days: readonly number[];
  readonly lines: readonly ChartLine[];
}

const HEIGHT = 220;

type Painter = typeof uPlot;

const DAY_SECONDS = 86_400;

/** "31 Oct": without a year, digits alone could be a day and a month either way. */
const dayAndMonth = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** For each day the sum of these lines: the higher bar is painted first, and the others stand before it. */
const stackedFrom = (lines: readonly ChartLine[]): number[] =>
  (lines[0]?.values ?? []).map((_value, day) => lines.reduce((sum, { values }) => sum + (values[day] ?? 0), 0));

const paint = (Plot: Painter, place: HTMLElement, { days, lines }: ChartOptions): uPlot => {
  const style = getComputedStyle(place);
  const colourOf = (name: string): string => style.getPropertyValue(name);
  const ink = style.color;
  const bars = Plot.paths.bars?.({ size: [0.6, 40], align: 0 });
  const axis = {
    stroke: ink,
    grid: { stroke: colourOf('--chart-grid'), width: 1 },
    ticks: { show: false },
    font: `12px ${style.fontFamily}`,
  };
  const options: uPlot.Options = {
    width: place.clientWidth,
    height: HEIGHT,
    tzDate: (seconds) => Plot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
    cursor: { show: false },
    legend: { show: false },
    scales: {
      x: { range: (_chart, least, most) => [least - DAY_SECONDS / 2, most + DAY_SECONDS / 2] },
      y: { range: (_chart, _least, most) => [0, Math.max(1, most)] },
    },
    axes: [
      {
        ...axis,
        incrs: [1, 2, 7, 14].map((days) => days * DAY_SECONDS),
        values: (_chart, splits) => splits.map(dayAndMonth),
      },
      { ...axis, size: 44, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000, 10_000, 100_000] },
    ],
    series: [
      {},
      ...lines.map(({ name, colour }) => ({
        label: name,
        fill: colourOf(colour),
        width: 0,
        ...(bars !== undefined && { paths: bars }),
        points: { show: false },
      })),
    ],
  };
  return new Plot(options, [[...days], ...lines.map((_line, index) => stackedFrom(lines.slice(index)))], place);
};

/** Paints, and paints anew when the scheme or the width changes: colours are read when it is painted. */
const keepPainted = (Plot: Painter, place: HTMLElement, options: ChartOptions): (() => void) => {
  let chart = paint(Plot, place, options);
  const again = (): void => {
    chart.destroy();
    chart = paint(Plot, place, options);
  };
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', again);
  const size = new ResizeObserver(() => {
    if (place.clientWidth !== chart.width) again();
  });
  size.observe(place);
  return () => {
    scheme.removeEventListener('change', again);
    size.disconnect();
    chart.destroy();
  };
};

/** Counts by day as bars upon each other. All of it stands in a table, too, so it is hidden from screen readers. */
export const Chart = (options: ChartOptions) => {
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(true);
  useEffect(() => {
    let isThere = true;
    let stop = (): void => undefined;
    // it is loaded when it is needed, and refuses browsers whose language has no proper tag: the table stands anyway
    void import('uplot').then(
      ({ default: Plot }) => {
        if (isThere && place.current !== null) stop = keepPainted(Plot, place.current, options);
      },
      () => setDrawn(false),
    );
    return () => {
      isThere = false;
      stop();
    };
  }, [options.days, options.lines]);
  if (!isDrawn) return <p class="quiet">This browser cannot draw the chart. The table below has all of it.</p>;
  return (
    <figure class="chart">
      <figcaption>
        {options.lines.map(({ name, colour }) => (
          <span key={name} class={`legend ${colour.slice(2)}`}>
            {name}
          </span>
        ))}
      </figcaption>
      <div ref={place} aria-hidden="true" />
    </figure>
  );
};
