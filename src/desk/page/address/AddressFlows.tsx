import { Address } from '../../../reference-app/page/components/Foreign.js';
import type { DeskSchemas, ShownCheck } from '../api/types.js';
import { ShortText } from '../parts/texts.js';
import { FactList, PageSection } from '../parts/view.js';
import { counted, dollars, isSameAccount, unlimitedToken } from '../parts/words.js';
import { addressPath, Link } from '../route.js';

interface Flow {
  readonly other: string;
  readonly chain: string;
  readonly toIt: boolean;
  checks: number;
  /** US dollars of the checks with a price. */
  usd: number;
  /** What someone may take without a limit. */
  readonly unlimited: Set<string>;
}

type AccountFlow = DeskSchemas['AddressView']['totals']['to_it'];

const MOST_FLOWS = 8;
const ROW = 34;
const WIDTH = 640;

/** Who was to pay whom, by the checks that are shown: the largest value first, and no limit before any. */
const plannedFlows = (address: string, checks: readonly ShownCheck[]): readonly Flow[] => {
  const flows = new Map<string, Flow>();
  for (const check of checks) {
    const { from_address: from, to_address: to, chain, value_usd: usd } = check;
    const toIt = isSameAccount(to, address);
    if (!toIt && !isSameAccount(from, address)) continue;
    const other = toIt ? from : to;
    if (other === '' || isSameAccount(other, address)) continue;
    const key = `${toIt} ${other.startsWith('0x') ? other.toLowerCase() : other}`;
    const flow = flows.get(key) ?? { other, chain, toIt, checks: 0, usd: 0, unlimited: new Set() };
    flow.checks += 1;
    flow.usd += usd ?? 0;
    const unlimited = unlimitedToken(check);
    if (unlimited !== null) flow.unlimited.add(unlimited);
    flows.set(key, flow);
  }
  return [...flows.values()].sort(
    (one, two) => two.unlimited.size - one.unlimited.size || two.usd - one.usd || two.checks - one.checks,
  );
};

const worth = ({ usd }: Flow): string => (usd === 0 ? '' : (dollars(Math.round(usd)) ?? ''));

/** In words, as far as it is known. */
const atStake = (flow: Flow): string =>
  [worth(flow), ...flow.unlimited].filter((text) => text !== '').join(' and ') || 'value not known';

const short = (text: string): string => (text.length <= 14 ? text : `${text.slice(0, 8)}…${text.slice(-4)}`);

/** Payers at the left, the address in the middle, the paid at the right. The table below says the same. */
const Drawing = ({ address, flows }: { readonly address: string; readonly flows: readonly Flow[] }) => {
  const sides = [flows.filter(({ toIt }) => toIt), flows.filter(({ toIt }) => !toIt)] as const;
  const height = Math.max(1, sides[0].length, sides[1].length) * ROW + 16;
  const most = Math.max(1, ...flows.map(({ usd }) => usd));
  const label = `${counted(sides[0].length, 'payer')} and ${sides[1].length} paid by ${short(address)}`;
  return (
    <svg class="flows" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label}>
      {sides.flatMap((side, right) =>
        side.map((flow, index) => {
          const y = 8 + index * ROW + ROW / 2;
          const [start, end] = right === 0 ? [180, WIDTH / 2 - 62] : [WIDTH / 2 + 62, WIDTH - 180];
          const [from, to] = right === 0 ? [y, height / 2] : [height / 2, y];
          const middle = (start + end) / 2;
          return (
            <g key={`${right}-${flow.other}`}>
              <path
                d={`M${start} ${from} C${middle} ${from} ${middle} ${to} ${end} ${to}`}
                stroke-width={1.5 + (5 * flow.usd) / most}
              />
              <text x={right === 0 ? 174 : WIDTH - 174} y={y + 4} text-anchor={right === 0 ? 'end' : 'start'}>
                {short(flow.other)} {worth(flow)}
              </text>
            </g>
          );
        }),
      )}
      <rect x={WIDTH / 2 - 60} y={height / 2 - 14} width="120" height="28" rx="6" />
      <text x={WIDTH / 2} y={height / 2 + 4} text-anchor="middle">
        {short(address)}
      </text>
    </svg>
  );
};

const total = (all: AccountFlow, recent: AccountFlow): string => {
  if (all.without_value === all.count)
    return all.count === 0 ? 'nothing' : `${counted(all.count, 'check')}, value not known`;
  const unknown = all.without_value === 0 ? '' : `, ${all.without_value} of them without a known value`;
  const before = `${sum(all)} in ${counted(all.count, 'check')}${unknown}`;
  return `${before}; ${sum(recent)} in the last 30 days`;
};

const utcDay = (day: string | null): string | null => (day === null ? null : `${day} UTC`);

const sum = ({ value_usd: usd }: AccountFlow): string => dollars(Math.round(usd)) ?? '$0';

/** Totals of all checks by direction and time, and who was to pay whom: planned by checks, not seen on the chain. */
export const AddressFlows = ({ known }: { readonly known: DeskSchemas['AddressView'] }) => {
  const { address, checks, totals, recent } = known;
  if (totals.to_it.count + totals.from_it.count === 0) return null;
  const flows = plannedFlows(address, checks);
  const drawn = known.next_cursor === null ? '' : ` By account, the latest ${checks.length} checks.`;
  const shown = flows.slice(0, MOST_FLOWS);
  return (
    <PageSection
      id="flows"
      title="Who pays whom"
      note={`Planned payments, as checks asked for them. Whether they were made is not known.${drawn}`}
    >
      <FactList
        rows={[
          ['To it', total(totals.to_it, recent.to_it)],
          ['From it', total(totals.from_it, recent.from_it)],
          ['First check', utcDay(totals.first_day)],
          ['Last check', utcDay(totals.last_day)],
        ]}
      />
      {shown.length < 2 ? null : <Drawing address={address} flows={shown} />}
      <ul class="decisions">
        {shown.map((flow) => (
          <li key={`${flow.toIt}${flow.other}`}>
            {flow.toIt ? 'From ' : 'To '}
            <Link to={addressPath(flow.chain, flow.other)} class="account">
              <Address text={flow.other} />
            </Link>
            <span class="quiet">
              {' '}
              {counted(flow.checks, 'check')}, <ShortText text={atStake(flow)} />
            </span>
          </li>
        ))}
      </ul>
    </PageSection>
  );
};
