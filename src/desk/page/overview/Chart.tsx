import { useEffect, useRef, useState } from 'preact/hooks';
import type uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

export interface Line {
  readonly name: string;
  /** A custom property of the theme. */
  readonly colour: string;
  readonly values: readonly number[];
}

interface ChartOptions {
  /** Seconds since 1970, of the start of each day. */
  readonly days: readonly number[];
  readonly lines: readonly Line[];
}

const HEIGHT = 220;

type Painter = typeof uPlot;

const paint = (Plot: Painter, place: HTMLElement, { days, lines }: ChartOptions): uPlot => {
  const style = getComputedStyle(place);
  const colourOf = (name: string): string => style.getPropertyValue(name);
  const ink = style.color;
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
    scales: { y: { range: (_chart, _least, most) => [0, Math.max(1, most)] } },
    axes: [axis, { ...axis, size: 44, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000, 10_000, 100_000] }],
    series: [
      {},
      ...lines.map(({ name, colour }) => ({
        label: name,
        stroke: colourOf(colour),
        width: 2,
        points: { show: days.length < 40, size: 5, fill: colourOf(colour) },
      })),
    ],
  };
  return new Plot(options, [[...days], ...lines.map(({ values }) => [...values])], place);
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

/** Counts by day as lines. What it shows stands in a table, too, so it is hidden from screen readers. */
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
        {options.lines.map(({ name }) => (
          <span key={name} class={`legend ${name.toLowerCase()}`}>
            {name}
          </span>
        ))}
      </figcaption>
      <div ref={place} aria-hidden="true" />
    </figure>
  );
};
