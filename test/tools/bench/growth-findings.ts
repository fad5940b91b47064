import { evmAddress } from '../../support/addresses.js';
import { startEngine } from '../../support/engine.js';
import { transferBody } from './growth-bodies.js';
import { measureCurve, type Stage, type StageFigures } from './growth-measure.js';
import { openStage } from './growth-stages.js';

const CONTRACT = evmAddress('bench contract');

const UNLIMITED = { transaction_type: 'approval', contract_address: CONTRACT, approval_amount: 'unlimited' } as const;

/** From an ordinary transfer to an approval with nearly everything wrong. */
const BODIES: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { ...UNLIMITED, permissions: ['permit'] },
  {
    ...UNLIMITED,
    // the second letter is Cyrillic
    counterparty_name: 'C\u043einbase support',
    expected_to_address: evmAddress('bench somebody else'),
    permissions: [
      'transferOwnership',
      'upgradeTo',
      'mint',
      'delegatecall',
      'setApprovalForAll',
      'permit',
      'sweepToken',
    ],
  },
];

/** Bodies at this distance have the same sender and recipient. */
const SAME_PAIR = 1_000;
/** The first checks of a pair also find that its recipient is new. */
const SETTLING_CHECKS = 5;

/** The latency of a check by how many findings it raises: one service, other bodies. */
export const benchFindings = async (seconds?: number): Promise<readonly StageFigures[]> => {
  const server = await startEngine();
  try {
    const { url, apiKey, stop } = await openStage(server.connection, () => Promise.resolve());
    try {
      const stages: Stage[] = [];
      for (const more of BODIES) {
        const body = transferBody(more);
        const amount = await findingsOf(url, apiKey, body);
        stages.push({ name: `${amount} findings`, amount, url, apiKey, body });
      }
      return await measureCurve(stages, seconds);
    } finally {
      await stop();
    }
  } finally {
    await server.stop();
  }
};

const findingsOf = async (url: string, apiKey: string, body: Stage['body']): Promise<number> => {
  let found = Number.NaN;
  for (let check = 0; check < SETTLING_CHECKS; check += 1) {
    const answer = await fetch(`${url}/api/check-transaction`, {
      method: 'POST',
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
      body: body(check * SAME_PAIR),
    });
    if (!answer.ok) throw new Error(`A check answered ${answer.status}: ${await answer.text()}`);
    found = ((await answer.json()) as { readonly findings: readonly unknown[] }).findings.length;
  }
  return found;
};
