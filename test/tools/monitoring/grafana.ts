import type { Dashboard, Panel } from './panels.js';

/** Of the JSON model: Grafana 10 and later read it, and bring it up to date by themselves. */
const SCHEMA_VERSION = 39;
const DATASOURCE = { type: 'prometheus', uid: '${datasource}' } as const;
const COLUMNS = 24;
const NUMBER_SIZE = { w: 8, h: 4 } as const;
const COURSE_SIZE = { w: 12, h: 8 } as const;

const places = (panels: readonly Panel[]) => {
  let [x, y, rowHeight] = [0, 0, 0];
  return panels.map(({ isNumber = false }) => {
    const size = isNumber ? NUMBER_SIZE : COURSE_SIZE;
    if (x + size.w > COLUMNS || (rowHeight !== 0 && size.h !== rowHeight)) [x, y] = [0, y + rowHeight];
    const place = { ...size, x, y };
    [x, rowHeight] = [x + size.w, size.h];
    return place;
  });
};

const optionsOf = (isNumber: boolean) =>
  isNumber
    ? { reduceOptions: { calcs: ['lastNotNull'], fields: '', values: false }, textMode: 'auto', graphMode: 'area' }
    : {
        legend: { displayMode: 'list', placement: 'bottom', showLegend: true },
        tooltip: { mode: 'multi', sort: 'desc' },
      };

const panelOf = ({ title, what, unit, lines, isNumber = false }: Panel) => ({
  ...{ type: isNumber ? 'stat' : 'timeseries', title, description: what, datasource: DATASOURCE },
  fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
  options: optionsOf(isNumber),
  targets: lines.map(({ expression, legend }, index) => ({
    ...{ refId: String.fromCharCode(65 + index), datasource: DATASOURCE, editorMode: 'code', range: true },
    ...{ expr: expression, legendFormat: legend },
  })),
});

/** A dashboard as Grafana imports it: one variable for the data source, and no plugin. */
export const grafanaModel = ({ file, title, panels }: Dashboard) => {
  const placed = places(panels);
  return {
    uid: `signgate-${file.replace('.json', '')}`,
    title,
    ...{ tags: ['signgate'], timezone: 'utc', schemaVersion: SCHEMA_VERSION, version: 1, editable: true },
    ...{ refresh: '30s', time: { from: 'now-6h', to: 'now' }, graphTooltip: 1, annotations: { list: [] } },
    links: [{ ...{ title: 'Signgate', type: 'dashboards', tags: ['signgate'] }, asDropdown: false, keepTime: true }],
    templating: {
      list: [{ name: 'datasource', label: 'Prometheus', type: 'datasource', query: 'prometheus', refresh: 1, hide: 0 }],
    },
    panels: panels.map((panel, index) => ({ id: index + 1, gridPos: placed[index], ...panelOf(panel) })),
  };
};
