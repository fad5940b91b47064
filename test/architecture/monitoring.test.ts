import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { parse } from 'yaml';
import { ENDPOINTS } from '../../src/http/routes/index.js';
import { clusterOf, lively } from '../http/support/lively-metrics.js';
import { readExpression, type Selector } from './expression.js';

/** A rule of Prometheus: an alert, or a series that is recorded. */
interface Rule {
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
}

/** What this looks at of a dashboard, in the form that Grafana imports. */
interface Dashboard {
  readonly uid: string;
  readonly panels: readonly {
    readonly title: string;
    readonly fieldConfig: { readonly defaults: { readonly unit: string } };
    readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[];
  }[];
}

const FOLDER = new URL('../../../.deploy/monitoring/', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');
const { groups } = parse(textOf('alerts.yml')) as { readonly groups: readonly { readonly rules: readonly Rule[] }[] };
const RULES = groups.flatMap(({ rules }) => rules);
const ALERTS = RULES.filter(({ alert }) => alert !== undefined);
const FILES = readdirSync(new URL('dashboards/', FOLDER));
const DASHBOARDS = FILES.map((file) => JSON.parse(textOf(`dashboards/${file}`)) as Dashboard);
const PANELS = DASHBOARDS.flatMap(({ panels }) => panels);

/** What Prometheus itself adds. */
const TARGET_LABELS = ['job', 'instance'];
const OF_PROMETHEUS: readonly (readonly [string, readonly string[]])[] = [
  ['up', TARGET_LABELS],
  ['ALERTS', ['alertname', 'alertstate', 'severity', ...TARGET_LABELS]],
];

/** Name of a series → its labels, and the values of each label, as an instance and a cluster show them. */
const shownSeries = async (): Promise<ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>> => {
  const { metrics } = lively();
  const text = `${await metrics.render()}\n${await clusterOf(metrics).render()}`;
  const shown = new Map(
    OF_PROMETHEUS.map(([name, labels]) => [name, new Map(labels.map((label) => [label, new Set<string>()]))]),
  );
  // a histogram without observations shows its name alone
  const ofHistograms = [...text.matchAll(/^# TYPE (\w+) histogram$/gm)].flatMap(([, name = '']) =>
    ['_bucket', '_sum', '_count'].map((part) => `${name}${part}`),
  );
  for (const name of ofHistograms) shown.set(name, new Map([['le', new Set()]]));
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const known = shown.get(name) ?? new Map<string, Set<string>>();
    shown.set(name, known);
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g))
      known.set(label, (known.get(label) ?? new Set()).add(value));
  }
  for (const { record, expr } of RULES) {
    if (record === undefined) continue;
    const { groupings, selectors } = readExpression(expr);
    const recorded = selectors.filter(({ metric }) => metric.includes(':'));
    const labels = [...groupings, ...recorded.flatMap(({ metric }) => [...(shown.get(metric)?.keys() ?? [])])];
    shown.set(record, new Map(labels.map((label) => [label, new Set()])));
  }
  return shown;
};

const ROUTES = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);

/** Why the value of a matcher can never be met; null: it can. */
const impossible = ({ label, operator, value }: Selector['matchers'][number], known: ReadonlySet<string>) => {
  if (label === 'route') return ROUTES.some((route) => new RegExp(`^(?:${value})$`).test(route)) ? null : 'no route';
  if (operator !== '=' || TARGET_LABELS.includes(label) || /^[1-5]\d\d$/.test(value)) return null;
  return known.size === 0 || known.has(value) ? null : 'no such value';
};

const mistakesIn = async (text: string, named: string): Promise<readonly string[]> => {
  const shown = await shownSeries();
  const { selectors, groupings } = readExpression(text.replaceAll('$__rate_interval', '1m'));
  const labels = new Set(selectors.flatMap(({ metric }) => [...(shown.get(metric)?.keys() ?? [])]));
  const words = [
    ...groupings,
    ...[...named.matchAll(/\{\{\s*(?:\$labels\.)?([a-z_]+)\s*\}\}/g)].map(([, word]) => word),
  ];
  return [
    ...selectors.filter(({ metric }) => !shown.has(metric)).map(({ metric }) => `no metric ${metric}`),
    ...words
      .filter((word) => !labels.has(word ?? '') && !TARGET_LABELS.includes(word ?? ''))
      .map((word) => `no label ${String(word)}`),
    ...selectors.flatMap(({ metric, matchers }) =>
      matchers.flatMap((matcher) => {
        if (TARGET_LABELS.includes(matcher.label)) return [];
        const known = shown.get(metric)?.get(matcher.label);
        const why = known === undefined ? 'no such label' : impossible(matcher, known);
        return why === null ? [] : [`${metric} ${matcher.label}="${matcher.value}": ${why}`];
      }),
    ),
  ];
};

describe('the rules of Prometheus', () => {
  for (const { alert, record, expr, annotations } of RULES)
    it(`ask in ${alert ?? record ?? ''} for metrics, labels and values that a service shows`, async () => {
      expect(await mistakesIn(expr, annotations?.['summary'] ?? '')).to.deep.equal([]);
    });

  it('have each a severity, and a section of the page with a cause and a first step', () => {
    const page = textOf('README.md');
    const sections = [...page.matchAll(/^### (\w+)\n\n([^#]+)/gm)].map(([, name, text]) => ({ name, text }));
    expect(sections.map(({ name }) => name)).to.deep.equal(ALERTS.map(({ alert }) => alert));
    for (const { text } of sections) expect(text).to.match(/^- \*\*Means\*\*: .+^- \*\*First\*\*: /ms);
    for (const { alert = '', labels, annotations } of ALERTS) {
      expect(labels?.['severity']).to.be.oneOf(['page', 'ticket']);
      expect(annotations?.['runbook']).to.equal(`.deploy/monitoring/README.md#${alert.toLowerCase()}`);
    }
  });

  it('are tried by promtool, each alert that fires and stays silent', () => {
    const tests = parse(textOf('alerts.test.yml')) as {
      readonly tests: readonly {
        readonly alert_rule_test: readonly { readonly alertname: string; readonly exp_alerts?: readonly unknown[] }[];
      }[];
    };
    const tried = (fires: boolean) =>
      new Set(
        tests.tests.flatMap(({ alert_rule_test: cases }) =>
          cases.filter(({ exp_alerts: alerts = [] }) => alerts.length > 0 === fires).map(({ alertname }) => alertname),
        ),
      );
    for (const fires of [true, false])
      expect([...tried(fires)].sort()).to.deep.equal(ALERTS.map(({ alert }) => alert).sort());
  });
});

describe('the dashboards', () => {
  for (const { title, targets } of PANELS)
    it(`show in "${title}" what a service counts`, async () => {
      expect(targets).to.not.be.empty;
      for (const { expr, legendFormat } of targets) expect(await mistakesIn(expr, legendFormat)).to.deep.equal([]);
    });

  it('are files that Grafana imports, each under its own name', () => {
    expect(DASHBOARDS.map(({ uid }) => uid)).to.deep.equal(
      FILES.map((file) => `signgate-${file.replace('.json', '')}`),
    );
  });

  it('say seconds of what is named so, bytes of bytes, and a share of a ratio', () => {
    const unitOf = (expression: string): string | null => {
      if (/_bytes\b/.test(expression)) return expression.includes(' / ') ? 'percentunit' : 'bytes';
      if (/^histogram_quantile/.test(expression)) return 's';
      return /^(?:max|min) by \(\w+\) \(\w+_seconds(?:\{[^}]*\})?\)$/.test(expression) ? 's' : null;
    };
    for (const { fieldConfig, targets, title } of PANELS)
      for (const { expr } of targets) {
        const { unit } = fieldConfig.defaults;
        expect(unitOf(expr) ?? unit, title).to.equal(unit);
      }
  });
});

describe('a search for mistakes in an expression', () => {
  it('finds a metric, a label and a value that no service shows, and what is no PromQL', async () => {
    expect(await mistakesIn('signgate_verdict_total', '')).to.deep.equal(['no metric signgate_verdict_total']);
    expect(await mistakesIn('sum by (acton) (signgate_verdicts_total)', '')).to.deep.equal(['no label acton']);
    expect(await mistakesIn('signgate_verdicts_total{partner="x"}', '{{partner}}')).to.have.length(2);
    expect(await mistakesIn('signgate_database_connections{state="wating"}', '')).to.have.length(1);
    expect(await mistakesIn('signgate_http_request_duration_seconds_sum{route="POST /api/chek"}', '')).to.have.length(
      1,
    );
    expect(() => readExpression('sum by (job (up)')).to.throw('No PromQL');
  });
});
