import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { evmAddress } from '../../support/addresses.js';
import { createKey, startService } from '../../support/service-process.js';
import { caseTrials } from './cases.js';
import { type CheckRecordRead, describedSamples } from './descriptors.js';
import { listTrials } from './lists.js';
import { siteTrials } from './sites.js';
import { describedTypedSamples } from './typed-samples.js';
import { type Answer, type Post, rowsIn, said, type Trial, trial } from './trial.js';

/**
 * Tries a running service on a folder of public data (poisoning cases, address vectors, approval amounts, wrong-chain
 * tokens, malformed JSON, lists of every format, requests with what is right) and prints for each file how many rows
 * came out right. Exit code 1 when one did not. Usage: npm run public-data -- FOLDER [cases|descriptors|sites]: `cases`
 * tries the requests of `cases/` alone, `descriptors` the sample transactions and typed data of the ERC-7730 registry,
 * `sites` the configuration of eth-phishing-detect in `sites/`.
 */
const folder = resolve(process.argv[2] ?? '../shared/data');
const casesAlone = process.argv[3] === 'cases';
const descriptorsAlone = process.argv[3] === 'descriptors';
const sitesAlone = process.argv[3] === 'sites';
if (!existsSync(folder))
  throw new Error(`There is no folder ${folder}: name one that holds cases/, vectors/, lists/ and json-fuzz/`);

const SENDER = evmAddress('public data sender');
const RECIPIENT = evmAddress('public data recipient');
const transfer = { from_address: SENDER, to_address: RECIPIENT, chain: 'ethereum', token: 'USDC', amount: 25 };

const rowsOf = (path: string): Promise<Record<string, string>[]> => rowsIn(folder, path);

const poisoning = async (post: Post): Promise<readonly Trial[]> => {
  const text = await readFile(join(folder, 'cases/poisoning_payoffs_shared.jsonl'), 'utf8');
  const cases = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { id: string; request: unknown; control_request: unknown });
  return [
    await trial('poisoning: the payoff is BLOCK with recipient_lookalike', cases, async ({ id, request }) => {
      const answer = await post(request);
      return answer.action === 'BLOCK' && answer.codes.includes('recipient_lookalike')
        ? null
        : `${id}: ${said(answer)}`;
    }),
    await trial(
      'poisoning: the control has no such finding and is no BLOCK',
      cases,
      async ({ id, control_request }) => {
        const answer = await post(control_request);
        return answer.status === 200 && answer.action !== 'BLOCK' && !answer.codes.includes('recipient_lookalike')
          ? null
          : `${id}: ${said(answer)}`;
      },
    ),
  ];
};

const ADDRESS_CODES = ['invalid_recipient_address', 'address_checksum_mismatch'];
const isRefused = (answer: Answer): boolean =>
  answer.status === 400 || (answer.action === 'BLOCK' && ADDRESS_CODES.some((code) => answer.codes.includes(code)));
const isTaken = (answer: Answer): boolean =>
  answer.status === 200 && !ADDRESS_CODES.some((code) => answer.codes.includes(code));

const toAddress = (chain: string, value: string) => ({
  ...transfer,
  chain,
  to_address: value,
  from_address: chain === 'solana' ? 'So11111111111111111111111111111111111111112' : SENDER,
  token: 'USDC',
});

const addresses = async (post: Post): Promise<readonly Trial[]> => [
  await trial(
    'address vectors agree with expected_for_our_api',
    await rowsOf('vectors/address_vectors_shared.csv'),
    async (row) => {
      const answer = await post(toAddress(row['family'] === 'solana' ? 'solana' : 'ethereum', row['value'] ?? ''));
      const isRight = row['expected_for_our_api'] === 'invalid' ? isRefused(answer) : isTaken(answer);
      return isRight ? null : `${row['value']} (${row['expected_for_our_api']}): ${said(answer)}`;
    },
  ),
  await trial(
    'foreign addresses are refused where they must be',
    await rowsOf('vectors/foreign_chain_addresses_shared.csv'),
    async (row) => {
      const evm =
        row['must_be_rejected_on_evm'] !== 'true' || isRefused(await post(toAddress('ethereum', row['value'] ?? '')));
      const solana =
        row['must_be_rejected_on_solana'] !== 'true' || isRefused(await post(toAddress('solana', row['value'] ?? '')));
      return evm && solana ? null : `${row['value']} (${row['currency']})`;
    },
  ),
];

const approvals = async (post: Post): Promise<readonly Trial[]> => [
  await trial(
    'approval amounts: unlimited found, 0 a revocation',
    await rowsOf('lists/approval_amounts.csv'),
    async (row) => {
      const amount = row['approval_amount'] ?? '';
      const answer = await post({
        ...transfer,
        transaction_type: 'approval',
        contract_address: RECIPIENT,
        contract_verified: true,
        approval_amount: amount,
      });
      const isUnlimited = answer.action === 'BLOCK' && answer.codes.includes('unlimited_token_approval');
      if (row['meaning'] === 'revoke')
        return answer.action === 'ALLOW' && answer.codes.includes('approval_revocation')
          ? null
          : `${amount}: ${said(answer)}`;
      if (row['meaning'] === 'limited') return isUnlimited ? `${amount}: ${said(answer)}` : null;
      return isUnlimited ? null : `${amount}: ${said(answer)}`;
    },
  ),
];

const tokens = async (post: Post): Promise<readonly Trial[]> => [
  await trial(
    'a real token on the wrong chain is not ALLOW',
    await rowsOf('lists/wrong_chain_token_combos_shared.csv'),
    async (row) => {
      const chain = row['sent_on_chain'] ?? '';
      const answer = await post({
        ...toAddress(chain, chain === 'solana' ? 'So11111111111111111111111111111111111111112' : RECIPIENT),
        token: row['symbol'],
        contract_address: row['token_address'],
        transaction_type: 'safe_send',
      });
      return answer.status === 200 && answer.action !== 'ALLOW'
        ? null
        : `${row['symbol']} on ${chain}: ${said(answer)}`;
    },
  ),
  await trial('a fake symbol is found', await rowsOf('lists/token_symbols_homoglyph_shared.csv'), async (row) => {
    const answer = await post({ ...transfer, chain: 'bnb', token: row['symbol'] });
    return answer.action !== 'ALLOW' && answer.codes.includes('deceptive_text')
      ? null
      : `${row['symbol_escaped']}: ${said(answer)}`;
  }),
];

const permissions = async (post: Post): Promise<readonly Trial[]> => {
  const rows = await rowsOf('lists/permissions_function_names_shared.csv');
  const call = (row: Record<string, string>, contract: string) =>
    post({
      ...transfer,
      to_address: contract,
      contract_address: contract,
      transaction_type: 'contract_interaction',
      permissions: [row['function'] ?? ''],
    });
  return [
    await trial(
      'a scam-style function on an unverified contract is not ALLOW',
      rows.filter((row) => row['class'] === 'scam_style'),
      async (row) => {
        const answer = await call(row, RECIPIENT);
        return answer.action !== 'ALLOW' ? null : `${row['function']}: ${said(answer)}`;
      },
    ),
    await trial(
      'an ordinary call on a verified contract is not BLOCK',
      rows.filter((row) => row['class'] === 'verified_protocol_write_function'),
      async (row) => {
        // Aave v3 pool on Ethereum: in the bundled registry
        const answer = await call(row, '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2');
        return answer.status === 200 && answer.action !== 'BLOCK' ? null : `${row['function']}: ${said(answer)}`;
      },
    ),
  ];
};

const malformed = async (url: string, key: string): Promise<readonly Trial[]> => {
  const files = (await readdir(join(folder, 'json-fuzz'))).filter((file) => file.endsWith('.json'));
  return [
    await trial('JSON bodies: n_ is a 4xx, nothing is a 5xx', files, async (file) => {
      const body = await readFile(join(folder, 'json-fuzz', file));
      const { status } = await fetch(`${url}/api/check-transaction`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': key },
        body,
      });
      const isRight = file.startsWith('n_') ? status >= 400 && status < 500 : status < 500;
      return isRight ? null : `${file}: ${status}`;
    }),
  ];
};

const otherTrials = async (post: Post, key: string): Promise<readonly Trial[]> => [
  ...(await poisoning(post)),
  ...(await addresses(post)),
  ...(await approvals(post)),
  ...(await tokens(post)),
  ...(await permissions(post)),
  ...(await malformed(service.url, key)),
  ...(await listTrials(folder, settings, post)),
];

const dataDir = await mkdtemp(join(tmpdir(), 'signgate-public-data-'));
const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'error' };
const service = await startService(settings);
try {
  const key = await createKey(settings);
  const postTo = async (path: string, body: unknown) => {
    const response = await fetch(`${service.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify(body),
    });
    return { status: response.status, json: (await response.json()) as object };
  };
  const recordOf = async (requestId: string) => {
    const response = await fetch(`${service.url}/api/checks/${requestId}`, { headers: { 'x-api-key': key } });
    return (await response.json()) as CheckRecordRead;
  };
  const post: Post = async (body) => {
    const { status, json } = await postTo('/api/check-transaction', body);
    const answer = json as {
      recommended_action?: string;
      network_valid?: boolean;
      findings?: { code: string; message: string }[];
    };
    return {
      status,
      action: answer.recommended_action ?? null,
      networkValid: answer.network_valid ?? null,
      codes: (answer.findings ?? []).map((finding) => finding.code),
      messages: (answer.findings ?? []).map((finding) => finding.message),
    };
  };
  const areRead =
    casesAlone ||
    sitesAlone ||
    [await describedSamples(folder, postTo, recordOf), await describedTypedSamples(folder, postTo)].every(
      (isMet) => isMet,
    );
  const trials = descriptorsAlone
    ? []
    : sitesAlone
      ? await siteTrials(folder, settings, postTo)
      : [...(await caseTrials(folder, postTo)), ...(casesAlone ? [] : await otherTrials(post, key))];
  for (const { what, rows, wrong } of trials) {
    process.stdout.write(`${String(rows - wrong.length).padStart(4)} of ${String(rows).padEnd(4)} ${what}\n`);
    for (const line of wrong) process.stdout.write(`             ${line}\n`);
  }
  process.exitCode = areRead && trials.every(({ rows, wrong }) => rows > 0 && wrong.length === 0) ? 0 : 1;
} finally {
  await service.stop();
  await rm(dataDir, { recursive: true, force: true });
}
