import { demonstrationKey } from '../../../../domain/intent/demonstration-addresses.js';
import type { RecordedExchange } from '../../../../src/http/openapi/examples.js';
import { PRESETS } from '../../../support/presets.js';
import { executionWith, paid, tokenAt } from '../../../support/executions.js';
import { fakeNode } from '../../../support/executing-node.js';
import { type Call, CHECK_PATH, GOOD_BODY, perform, withService } from './call.js';

const { from_address: sender, to_address: recipient } = PRESETS.outgoing[0].intent;
const STRANGER = `0x${'44'.repeat(20)}`;
const THIEF = `0x${'7f'.repeat(20)}`;
const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const bytes = { from_address: sender, chain: 'ethereum' };

const word = (hex: string): string => hex.replace(/^0x/, '').padStart(64, '0');
const AMOUNT = 25_000_000;
const UNLIMITED = 'f'.repeat(64);

/** A call of the USDC contract. */
const usdcCall = (data: string) => ({
  to: USDC,
  data,
  value: '0',
  chain_id: 1,
  nonce: 7,
  gas: '65000',
  max_fee_per_gas: '20000000000',
  max_priority_fee_per_gas: '1000000000',
});
const transfer = (to: string) => usdcCall(`0xa9059cbb${word(to)}${word(AMOUNT.toString(16))}`);

const PERMIT = {
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  },
  primaryType: 'Permit',
  domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: USDC },
  message: {
    owner: sender,
    spender: demonstrationKey('evm', 0xde305000),
    value: String(AMOUNT),
    nonce: '0',
    deadline: '1795266000',
  },
};

const SIGN_IN = `app.example wants you to sign in with your Ethereum account:
${sender}

URI: https://app.example/login
Version: 1
Chain ID: 1
Nonce: 8f3a91c2d4
Issued At: 2026-11-21T12:00:00Z`;

const PAYLOADS: Readonly<Record<string, Call>> = {
  payment: { summary: 'ALLOW: a plain payment, 25 USDC', body: { ...bytes, transaction: transfer(recipient) } },
  'unlimited-approve': {
    summary: 'BLOCK: an approval of any amount',
    body: { ...bytes, transaction: usdcCall(`0x095ea7b3${word(STRANGER)}${UNLIMITED}`) },
  },
  permit: {
    summary: 'BLOCK: a signature alone that lets a stranger take 25 USDC, and what that comes to now (at_risk)',
    body: { ...bytes, typed_data: PERMIT, origin: 'https://app.example' },
  },
  'sign-in': {
    summary: 'ALLOW: a sign-in at the very origin that asks',
    body: { ...bytes, message: { encoding: 'utf8', content: SIGN_IN }, origin: 'https://app.example' },
  },
};

const USDC_ASSET = tokenAt(USDC, { symbol: 'USDC' });

/** A call of a contract that nothing is known of, and what a node saw when it executed it. */
const CLAIM: Call = {
  summary: 'BLOCK: a claim that a node executed: it takes 25 USDC and gives nothing',
  body: { ...bytes, transaction: { ...transfer(STRANGER), to: STRANGER, data: '0x4e71d92d' } },
};
const TAKES = executionWith({ effects: paid(sender, THIEF, USDC_ASSET, BigInt(AMOUNT)) });

const MISMATCH: Call = {
  summary: 'BLOCK: bytes that pay another recipient than was declared',
  body: { ...GOOD_BODY, transaction: transfer(STRANGER) },
};

/** Checks of bytes alone, each by a service that knows nothing yet. */
export const recordPayloads = async (): Promise<Record<string, RecordedExchange>> => {
  const rows = Object.entries(PAYLOADS).map(
    async ([name, call]) =>
      [name, await withService({}, (url) => perform(url, { ...call, path: '/api/check-payload' }))] as const,
  );
  const executed = withService({ node: fakeNode(TAKES) }, (url) =>
    perform(url, { ...CLAIM, path: '/api/check-payload' }),
  );
  return { ...Object.fromEntries(await Promise.all(rows)), executed: await executed };
};

/** A check of bytes, and what is answered about these bytes and others just before they are signed. */
export const recordConfirmations = async (): Promise<Record<string, RecordedExchange>> => {
  const confirmed = (summary: string, to: string) =>
    withService({}, async (url) => {
      const body = { ...bytes, transaction: transfer(recipient) };
      const checked = await perform(url, { summary: '', path: '/api/check-payload', body });
      const { request_id: requestId } = checked.body as { request_id: string };
      const path = `/api/checks/${requestId}/confirm`;
      return perform(url, { summary, path, body: { transaction: transfer(to) } });
    });
  return {
    same: await confirmed('SAME: the bytes that were judged, with a receipt', recipient),
    drifted: await confirmed('DRIFTED: another recipient than the one that was judged', STRANGER),
  };
};

/** A declared payment with bytes that do something else. */
export const recordMismatch = (): Promise<RecordedExchange> =>
  withService({}, (url) => perform(url, { ...MISMATCH, path: CHECK_PATH }));
