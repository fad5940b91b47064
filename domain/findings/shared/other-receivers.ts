import { callPaidBy, isAlong } from '../../actions/judged-in-bytes.js';
import { handsOutCoins } from '../../facts/contract/roles.js';
import { contractReceipt, statementsAbout } from '../../facts/contract/statements.js';
import { KEEPS_FOR_ANYONE, shareOfCoinsLeft } from '../../payload/coins-left.js';
import { isWithin } from '../../payload/effects.js';
import { type Exchange, exchangesOf } from '../../payload/exchanges.js';
import { termParam, textParam } from '../../text/params.js';
import type { CheckContext, Found } from '../finding.js';
import { accountsParam } from './text-params.js';

/** Up to here it may be the fee of who offers the swap. Source: the fees of large wallets are at most 1 %. */
const FEE_SHARE = 0.03;
/** Beyond it most of the proceeds are somebody else's. */
const MOST = 0.5;

/** An account that the caller named to receive, unless funds are lost there. Recipient rules judge it. */
const isNamed = ({ intent, facts }: CheckContext, account: string): boolean => {
  const { expected_to_address: expected, to_address: to } = intent.addresses;
  const isSaid = account === expected?.key || (intent.kindRule !== 'payload' && account === to.key);
  return isSaid && contractReceipt(facts, account).outcome !== 'lost';
};

const isRegistered = ({ facts }: CheckContext, account: string): boolean =>
  statementsAbout(facts, account).some(({ verified }) => verified === true);

const percent = (share: number): string => `${(share * 100).toFixed(share < FEE_SHARE ? 2 : 0)} %`;

const keptBy = ({ contract, keptShare }: Pick<Exchange, 'contract' | 'keptShare'>): readonly Found[] =>
  keptShare <= FEE_SHARE
    ? []
    : [
        {
          ...{ says: 'kept', params: { who: accountsParam([contract]) } },
          severity: 'HIGH',
          action: 'BLOCK',
        },
      ];

/** Coins that go along with a call that swaps nothing, to a contract that gives them to anyone. */
const leftBehind = ({ payload, facts }: CheckContext, exchanges: readonly Exchange[]): readonly Found[] => {
  const actions = payload?.actions ?? [];
  return actions.filter(isAlong).flatMap((payment) => {
    const call = callPaidBy(payment, actions);
    if (call === null || call.target === null) return [];
    if (!KEEPS_FOR_ANYONE.test(call.source ?? '') && !handsOutCoins(facts, call.target)) return [];
    const isPartOf = ({ path }: { readonly path: string }): boolean => path === call.path || isWithin(path, call.path);
    if (exchanges.some(isPartOf)) return [];
    const parts = [payment, ...actions.filter(isPartOf)];
    return keptBy({ contract: call.target, keptShare: shareOfCoinsLeft(parts, call.target) });
  });
};

/** An order that pays a named account. Unlike for a swap, no declaration says that this is meant. */
const goingToNamed = (context: CheckContext, { kind, others }: Exchange): readonly Found[] => {
  const accounts = [...others.keys()].filter((account) => isNamed(context, account));
  return kind !== 'order' || accounts.length === 0
    ? []
    : [
        {
          says: 'expected',
          params: { what: termParam('the_order'), who: accountsParam(accounts) },
          accounts,
        },
      ];
};

const goingTo = (context: CheckContext, { kind, others }: Exchange): readonly Found[] => {
  const undeclared = [...others].filter(([account]) => !isNamed(context, account));
  const total = undeclared.reduce((sum, [, share]) => sum + share, 0);
  const shown = undeclared.filter(([account, share]) => share > FEE_SHARE || !isRegistered(context, account));
  if (shown.length === 0) return [];
  const accounts = shown.map(([account]) => account);
  const params = {
    what: termParam(`the_${kind}`),
    share: textParam(percent(shown.reduce((sum, [, share]) => sum + share, 0))),
    who: accountsParam(accounts),
  };
  return [
    total > MOST
      ? { says: 'most', params, severity: 'HIGH', action: 'BLOCK', accounts }
      : { says: 'part', params, accounts },
  ];
};

/** Who, by the bytes, gets what orders and swaps bring, and is neither the sender nor named by the caller. */
export const otherReceiversFound = (context: CheckContext): readonly Found[] => {
  const exchanges = exchangesOf(context.payload?.actions ?? [], context.intent.sender.key);
  const found = exchanges.flatMap((exchange) => [
    ...keptBy(exchange),
    ...goingToNamed(context, exchange),
    ...goingTo(context, exchange),
  ]);
  return [...found, ...leftBehind(context, exchanges)];
};
