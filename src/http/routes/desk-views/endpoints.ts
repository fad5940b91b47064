import { ALL_CHAINS, type Chain } from '../../../../domain/chains/index.js';
import { isoTime } from '../../../../domain/shared/iso-time.js';
import type { AddressView, CheckFilterRequest, OverviewRequest } from '../../../application/api.js';
import { type Endpoint, keyedEndpoint } from '../../pipeline/endpoint.js';
import { queryReader } from '../../pipeline/query.js';
import { HttpProblem } from '../../problems/problems.js';
import {
  type AddressViewBody,
  AddressViewSchema,
  CheckSummaryQuerySchema,
  CheckSummarySchema,
  type CheckSummaryView,
  OverviewQuerySchema,
  OverviewSchema,
  type OverviewView,
} from '../../schemas/desk-views.js';
import { listChangesEndpoint, listVersionsEndpoint } from './lists.js';
import { presentList } from '../checks/present.js';
import { presentAttribution, presentEntry } from '../own-knowledge/present.js';
import { presentSource } from '../sources/endpoint.js';

type FindingCounts = CheckSummaryView['by_finding'];

const presentFindings = (
  findings: readonly { readonly code: FindingCounts[number]['code']; readonly checks: number }[],
): FindingCounts => findings.map(({ code, checks }) => ({ code, count: checks }));

const readSummaryQuery = queryReader<CheckFilterRequest>(CheckSummaryQuerySchema);

/** How many checks a filter finds, with bounded work. */
const checkSummaryEndpoint = keyedEndpoint({
  operationId: 'summariseChecks',
  summary: 'Count recorded checks',
  method: 'GET',
  path: '/api/checks-summary',
  scope: 'checks:read',
  query: CheckSummaryQuerySchema,
  responses: { 200: CheckSummarySchema },
  problems: [],
  handle: async ({ application, caller, search }) => {
    const tally = await application.summariseChecks(caller, readSummaryQuery(search, application.extraChains));
    const body: CheckSummaryView = {
      count: tally.checks,
      count_is_at_least: !tally.isAll,
      by_action: tally.byAction,
      by_finding: presentFindings(tally.byFinding),
    };
    return { status: 200, body };
  },
});

const readOverviewQuery = queryReader<OverviewRequest>(OverviewQuerySchema);

/** Checks by day and finding, and how the sources behind them do. */
const overviewEndpoint = keyedEndpoint({
  operationId: 'readOverview',
  summary: 'Checks by day, and the sources behind them',
  method: 'GET',
  path: '/api/overview',
  scope: 'checks:read',
  query: OverviewQuerySchema,
  responses: { 200: OverviewSchema },
  problems: [],
  handle: async ({ application, caller, search }) => {
    const { days, cases, byFinding, sources } = await application.readOverview(caller, readOverviewQuery(search));
    const body: OverviewView = {
      days: days.map(({ day, byAction }) => ({ day, ...byAction })),
      cases,
      findings: presentFindings(byFinding),
      sources: sources.map(presentSource),
    };
    return { status: 200, body };
  },
});

const chainOf = (name: string | undefined): Chain => {
  const known = ALL_CHAINS.find((chain) => chain === name);
  if (known === undefined)
    throw new HttpProblem('not_found', `There is no such chain. Known are ${ALL_CHAINS.join(', ')}.`);
  return known;
};

/** Everything known of one address: lists, what the partner says itself, and its checks. */
const addressEndpoint = keyedEndpoint({
  operationId: 'readAddress',
  summary: 'Everything known of an address',
  method: 'GET',
  path: '/api/addresses/{chain}/{address}',
  pathValues: { chain: ALL_CHAINS },
  scope: 'checks:read',
  responses: { 200: AddressViewSchema },
  problems: ['not_found'],
  handle: async ({ application, caller, params }) => {
    const view = await application.readAddress(caller, chainOf(params['chain']), params['address'] ?? '');
    return { status: 200, body: presentAddress(view) };
  },
});

const presentAddress = (view: AddressView): AddressViewBody => ({
  address: view.address,
  chain: view.chain,
  lists: view.listed.map(({ row, list }) => ({
    source: list.source,
    list: list.format,
    chain: row.chain,
    category: row.category,
    entity: row.entity,
    reference: row.reference,
    since: row.listedAt ?? view.knownSince.get(list.source) ?? list.importedAt,
    last_seen: isoTime(Date.parse(list.importedAt)),
    version_sha256: list.sha256,
    published_at: isoTime(Date.parse(list.publishedAt)),
  })),
  own_lists: view.entries.map((entry) => ({ list: entry.statement.kind, ...presentEntry(entry, view.nowMs) })),
  attributions: view.attributions.map((attribution) => presentAttribution(attribution, view.nowMs)),
  totals: presentTotals(view.totals),
  recent: presentTotals(view.recent),
  recent_from: view.recentFrom,
  ...presentList(view.checks),
});

const presentTotals = ({
  checks,
  firstDay,
  lastDay,
  toIt,
  fromIt,
}: AddressView['totals']): AddressViewBody['totals'] => ({
  ...{ count: checks, first_day: firstDay, last_day: lastDay },
  ...{ to_it: presentFlow(toIt), from_it: presentFlow(fromIt) },
});

const presentFlow = ({ checks, valueUsd, checksWithoutValue }: AddressView['totals']['toIt']) => ({
  ...{ count: checks, value_usd: valueUsd, without_value: checksWithoutValue },
});

/** What the review desk shows beside single checks. */
export const DESK_VIEW_ENDPOINTS: readonly Endpoint[] = [
  checkSummaryEndpoint,
  overviewEndpoint,
  addressEndpoint,
  listVersionsEndpoint,
  listChangesEndpoint,
];
