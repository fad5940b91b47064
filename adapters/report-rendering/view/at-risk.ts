import {
  atRiskSentence,
  type PublishedAssetAtRisk,
  type PublishedAtRisk,
} from '../../../domain/facts/simulation/at-risk-sentence.js';
import { inWholeTokens } from '../../../domain/payload/quantity.js';
import type { Block, Cell } from './model.js';
import { cell, line, momentText, mono, muted, visible } from './text.js';

const WAYS = {
  executed: 'taken in a simulated block',
  read: 'by balance and allowance',
} as const;

const amountOf = ({ amount, asset: { decimals } }: PublishedAssetAtRisk): string =>
  decimals === null ? `${amount} base units` : inWholeTokens(amount, decimals);

const cellsOf = (one: PublishedAssetAtRisk): readonly Cell[] => {
  const { asset, takers, usd, basis, owner, in_exchange: isExchange } = one;
  const id = asset.token_id === null ? '' : ` no. ${asset.token_id}`;
  return [
    cell(line(`${asset.symbol ?? 'unnamed'}${id}`, { strong: true }), mono(asset.address ?? 'native coin')),
    cell(line(amountOf(one)), muted(isExchange ? 'something has to come back' : WAYS[basis])),
    cell(line(usd ?? 'not known')),
    cell(...(takers.length === 0 ? [line('anybody')] : takers.map((taker) => mono(taker))), muted('from'), mono(owner)),
  ];
};

const onBlock = ({ block }: PublishedAtRisk): string =>
  block === null ? '' : `, on block ${block.number}, ${momentText(block.time)}`;

/** What others could take by what was signed: a sentence, and a row for each asset. */
export const atRiskBlocks = (risk: PublishedAtRisk): readonly Block[] => [
  { kind: 'paragraph', text: visible(`${atRiskSentence(risk) ?? 'Others could take nothing then'}.`) },
  ...(risk.assets.length === 0
    ? []
    : [
        {
          kind: 'table' as const,
          caption: `What others could take${onBlock(risk)}`,
          columns: [
            { heading: 'Asset', width: 0.27 },
            { heading: 'At most', width: 0.22 },
            { heading: 'USD', width: 0.13 },
            { heading: 'By whom', width: 0.38 },
          ],
          rows: risk.assets.map(cellsOf),
        },
      ]),
];
