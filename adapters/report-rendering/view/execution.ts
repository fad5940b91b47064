import { inWholeTokens } from '../../../domain/payload/quantity.js';
import type { ReportBody, ReportedExecution } from '../../../domain/report/body.js';
import { atRiskBlocks } from './at-risk.js';
import { drawBoxes, type DrawnBox } from './drawing.js';
import type { Block, Cell, LabelledValue, ReportSection } from './model.js';
import { findingsBlock } from './raised.js';
import { cell, labelled, line, mono, momentText, muted, visible, identifierText } from './text.js';

type Effect = ReportedExecution['effects'][number];
type BalanceEffect = Extract<Effect, { kind: 'balance' }>;
type Asset = BalanceEffect['asset'];

const STATUSES = {
  ok: 'the bytes would have taken effect',
  reverted: 'a contract would have refused them',
  halted: 'they would have run into an invalid instruction, or out of gas',
  unavailable: 'nothing could execute them',
} as const;

const LEVELS = [
  'nothing was shown',
  'code and slots were shown, nothing was executed',
  'parts were executed and read',
  'executed, and read before and after',
  'executed, traced, and read before and after',
] as const;

const assetName = ({ symbol, address, token_id: id }: Asset): string =>
  `${symbol ?? address ?? 'native coin'}${id === null ? '' : ` no. ${id}`}`;

/** `250 USDC`; base units where the decimals are not known, and a count of what has ids. */
const quantity = (units: string, asset: Asset): string => {
  if (units === 'unlimited') return `any amount of ${assetName(asset)}`;
  if (asset.token_id !== null) return `${units} × ${assetName(asset)}`;
  return asset.decimals === null
    ? `${units} base units of ${assetName(asset)}`
    : `${inWholeTokens(units, asset.decimals)} ${assetName(asset)}`;
};

/** A state of what the row names. */
const heldOf = (units: string, { decimals, token_id: id }: Asset): string => {
  if (units === 'unlimited') return 'any amount';
  if (id !== null) return units;
  return decimals === null ? `${units} base units` : inWholeTokens(units, decimals);
};

const signed = ({ delta, asset }: BalanceEffect): string => {
  const isLoss = delta.startsWith('-');
  return `${isLoss ? '−' : '+'}${quantity(delta.replace('-', ''), asset)}`;
};

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');

const cellsOf = (effect: Effect): readonly Cell[] => {
  switch (effect.kind) {
    case 'balance':
      return [
        cell(mono(effect.account), muted('holds')),
        cell(line(signed(effect), { strong: true }), effect.asset.address === null ? null : mono(effect.asset.address)),
        cell(line(heldOf(effect.before, effect.asset))),
        cell(line(heldOf(effect.after, effect.asset)), muted(effect.source)),
      ];
    case 'allowance':
      return [
        cell(mono(effect.spender), muted('may spend for'), mono(effect.owner)),
        cell(line('allowance', { strong: true }), mono(effect.asset.address ?? 'native coin')),
        cell(line(heldOf(effect.before, effect.asset))),
        cell(line(heldOf(effect.after, effect.asset)), muted(effect.source)),
      ];
    case 'operator':
      return [
        cell(mono(effect.operator), muted('may move all for'), mono(effect.owner)),
        cell(line('operator', { strong: true }), mono(effect.asset.address ?? 'native coin')),
        cell(line(yesOrNo(effect.before))),
        cell(line(yesOrNo(effect.after)), muted(effect.source)),
      ];
    case 'control':
      return [
        cell(mono(effect.target), muted('is controlled')),
        cell(line(identifierText(effect.what), { strong: true })),
        cell(mono(effect.before ?? 'none')),
        cell(mono(effect.after ?? 'none'), muted(effect.source)),
      ];
  }
};

const movementsTable = (effects: readonly Effect[]): Block =>
  effects.length === 0
    ? { kind: 'paragraph', text: 'No effect was found.' }
    : {
        kind: 'table',
        caption: 'Movements, rights and control; gas is not in it',
        columns: [
          { heading: 'Account', width: 0.38 },
          { heading: 'What changes', width: 0.26 },
          { heading: 'Before', width: 0.18 },
          { heading: 'After', width: 0.18 },
        ],
        rows: effects.map(cellsOf),
      };

/** Most lines of one box; the table below has all of them. */
const MOST_LINES = 6;

const boxOf = (title: string, notes: readonly string[], isSubject: boolean, next: string | null): DrawnBox => {
  const rest = notes.length - MOST_LINES;
  const shown = rest > 0 ? [...notes.slice(0, MOST_LINES - 1), `and ${rest + 1} more`] : notes;
  return {
    lines: [
      { text: title, look: 'title' },
      ...shown.map((text) => ({ text: visible(text), look: isSubject ? ('address' as const) : ('note' as const) })),
    ],
    isSubject,
    next,
  };
};

const shortAccount = (account: string): string =>
  account.length <= 16 ? account : `${account.slice(0, 8)}…${account.slice(-6)}`;

/** What another account gets by an effect, or may do; null for what it loses. */
const gainOf = (effect: Effect, sender: string): string | null => {
  switch (effect.kind) {
    case 'balance':
      return effect.account === sender || effect.delta.startsWith('-')
        ? null
        : `${shortAccount(effect.account)} gains ${quantity(effect.delta, effect.asset)}`;
    case 'allowance':
      return effect.after === '0'
        ? null
        : `${shortAccount(effect.spender)} may spend ${quantity(effect.after, effect.asset)}`;
    case 'operator':
      return effect.after ? `${shortAccount(effect.operator)} may move all of ${assetName(effect.asset)}` : null;
    case 'control':
      return `${identifierText(effect.what)} of ${shortAccount(effect.target)}: ${
        effect.after === null ? 'none' : shortAccount(effect.after)
      }`;
  }
};

/** Letter case of an EVM address counts for nothing, and that of a Solana address for all. */
const keyOf = (address: string): string => (address.startsWith('0x') ? address.toLowerCase() : address);

/** Three boxes: what comes to the sender, the sender, and what others get. */
const figureOf = (effects: readonly Effect[], sender: string): readonly Block[] => {
  const own = effects.filter((effect) => effect.kind === 'balance').filter(({ account }) => account === sender);
  const comes = own.filter(({ delta }) => !delta.startsWith('-')).map(signed);
  const leaves = own.filter(({ delta }) => delta.startsWith('-')).map(signed);
  const others = effects.flatMap((effect) => gainOf(effect, sender) ?? []);
  if (comes.length + leaves.length + others.length === 0) return [];
  const boxes = [
    ...(comes.length === 0 ? [] : [boxOf('Comes to the sender', comes, false, null)]),
    boxOf('Sender', [sender], true, leaves.length === 0 ? null : leaves.join(', ')),
    ...(others.length === 0 ? [] : [boxOf('Others', others, false, null)]),
  ];
  const said = [
    `to the sender: ${comes.join(', ') || 'nothing'}`,
    `from the sender: ${leaves.join(', ') || 'nothing'}`,
    `others: ${others.join(', ') || 'nothing'}`,
  ];
  const drawing = drawBoxes(boxes.map((box) => ({ ...box, next: box.next === null ? null : visible(box.next) })));
  return [{ kind: 'figure', description: visible(`What would have happened: ${said.join('; ')}`), drawing }];
};

const SIGNERS = {
  key: 'a key',
  delegated: 'a key that took on code',
  contract: 'a contract: it decides which signatures count (EIP-1271)',
  unused: 'an account that was never used: a new key, or a contract that is not there yet (EIP-6492)',
} as const;

const factsOf = (execution: ReportedExecution) => {
  const { status, level, block, variants, diverging, endpoints, witness_sha256, signer } = execution;
  const facts: readonly LabelledValue[] = [
    labelled('Result', line(identifierText(status), { strong: true }), muted(STATUSES[status])),
    labelled('Level', line(`${level} of 4`), muted(LEVELS[level] ?? '')),
    ...(block === null
      ? []
      : [labelled('State', line(`block ${block.number}, ${momentText(block.time)}`), mono(block.hash))]),
    ...(variants === 0
      ? []
      : [
          labelled(
            'Variants',
            line(String(variants)),
            muted(diverging ? 'they differ; the worst is shown' : 'all agree'),
          ),
        ]),
    ...(endpoints.length === 0
      ? []
      : [
          labelled(
            'Nodes',
            ...endpoints.map(({ id, agreed, answered }) =>
              line(agreed ? id : `${id} (${answered === false ? 'did not answer' : 'differs'})`),
            ),
          ),
        ]),
    ...(signer === undefined ? [] : [labelled('Signer', line(SIGNERS[signer]))]),
    labelled('Witness', witness_sha256 === null ? line('none') : mono(witness_sha256)),
  ];
  return facts;
};

/** What a node did with the bytes: result, drawing, table, findings, and what it does not show. */
export const executionView = (execution: ReportedExecution, { findings, payment }: ReportBody): ReportSection => ({
  id: 'execution',
  heading: 'What would have happened',
  blocks: [
    ...(execution.at_risk === undefined ? [] : atRiskBlocks(execution.at_risk)),
    { kind: 'facts', facts: factsOf(execution) },
    ...figureOf(execution.effects, keyOf(payment.from_address)),
    ...(execution.status === 'unavailable' ? [] : [movementsTable(execution.effects)]),
    findingsBlock(execution.finding_codes, findings, {
      none: 'The execution raised no finding.',
      caption: 'Findings about the execution',
    }),
    { kind: 'list', items: execution.limits.map(visible), ordered: false },
  ],
});
