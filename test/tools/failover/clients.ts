import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent } from 'undici';
import { demonstrationKey } from '../../../domain/intent/demonstration-addresses.js';
import { call, type Reply, report, saysNoVerdict, transfer } from '../faults/support/calls.js';
import type { Ledger } from '../faults/support/ledger.js';

const CLIENTS_OF_EACH = 4;
const PAUSE_MS = 40;
const BACK_OFF_MS = 150;
const REPORT_EVERY = 12;

/** The reserved demonstration account of stolen funds. */
const STOLEN = demonstrationKey('evm', 0xde300001);

type Action = 'ALLOW' | 'REVIEW' | 'BLOCK';
const ACTIONS: readonly Action[] = ['ALLOW', 'REVIEW', 'ALLOW', 'BLOCK'];

/** What a client was told, and when. */
export interface Told {
  readonly requestId: string;
  readonly instance: number;
  readonly startedAt: number;
  readonly endedAt: number;
  /** The answer as it came. */
  readonly text: string;
  readonly json: Reply['json'];
  /** For calls that are sent again until they are answered. */
  readonly idempotencyKey: string | null;
  readonly sent: string;
}

export interface Clients {
  readonly told: readonly Told[];
  /** Answers and ends of connections that no client should get. */
  readonly wrong: readonly string[];
  /** Answers 503. */
  readonly refused: () => number;
  /** Waits until every instance has answered so many more checks with 200. */
  more(answers: number): Promise<void>;
  stop(): Promise<void>;
}

const bodyOf = (name: string, action: Action): Readonly<Record<string, unknown>> => {
  switch (action) {
    case 'ALLOW':
      return transfer(name);
    case 'REVIEW':
      return transfer(name, { amount: 25_000, transaction_type: 'safe_send' });
    case 'BLOCK':
      return transfer(name, { to_address: STOLEN });
  }
};

/** What is wrong with an answer to a check; null for nothing. A 503 without a verdict is right. */
const faultOf = (reply: Reply, expected: Action): string | null => {
  const { status, headers, json } = reply;
  if (status === 200) {
    const isFalse = json['recommended_action'] === 'ALLOW' && expected !== 'ALLOW';
    return isFalse ? `ALLOW for what is ${expected}` : null;
  }
  if (!saysNoVerdict(reply)) return `a verdict in an answer ${status}`;
  if (status === 503) return headers['retry-after'] === undefined ? '503 without Retry-After' : null;
  // the first try of a call with a key may still be under way
  return status === 409 ? null : `${status} ${reply.text.slice(0, 200)}`;
};

/**
 * Clients of both instances that send checks of all three verdicts, one after the other. Every third carries an
 * Idempotency-Key and is sent again, to either instance, until it is answered.
 */
export const startClients = (urls: readonly string[], key: string, ledger: Ledger): Clients => {
  const told: Told[] = [];
  const wrong: string[] = [];
  let refused = 0;
  let isOver = false;
  const goesOn = (): boolean => !isOver;

  const send = async (instance: number, sent: string, expected: Action, again: string | null, dispatcher: Agent) => {
    const startedAt = performance.now();
    try {
      const reply = await call('POST', `${urls[instance]}/api/check-transaction`, {
        ...{ key, body: sent, dispatcher },
        ...(again !== null && { headers: { 'idempotency-key': again } }),
      });
      const fault = faultOf(reply, expected);
      if (fault !== null) wrong.push(fault);
      if (reply.status === 503) refused += 1;
      if (reply.status !== 200) return null;
      const { text, json } = reply;
      const requestId = String(json['request_id']);
      ledger.verdict(requestId, String(json['recommended_action']));
      const one = { requestId, instance, startedAt, endedAt: performance.now(), text, json, sent };
      told.push({ ...one, idempotencyKey: again });
      return requestId;
    } catch (error) {
      wrong.push(`no whole answer: ${String((error as { code?: unknown }).code ?? error)}`);
      return null;
    }
  };

  const client = async (number: number): Promise<void> => {
    const dispatcher = new Agent({ connections: 1, headersTimeout: 30_000 });
    const home = number % urls.length;
    for (let count = 0; goesOn(); count += 1) {
      const expected = ACTIONS[count % ACTIONS.length] ?? 'ALLOW';
      const again = count % 3 === 0 ? randomUUID() : null;
      const sent = JSON.stringify({
        intent_reference: ledger.attempt(),
        ...bodyOf(`${number}.${count % 40}`, expected),
      });
      let requestId = await send(home, sent, expected, again, dispatcher);
      for (let tries = 1; requestId === null && again !== null && goesOn(); tries += 1) {
        await pause(BACK_OFF_MS);
        requestId = await send((home + tries) % urls.length, sent, expected, again, dispatcher);
      }
      if (requestId !== null && count % REPORT_EVERY === 0) await reportOn(home, requestId, dispatcher);
      await pause(requestId === null ? BACK_OFF_MS : PAUSE_MS);
    }
    await dispatcher.destroy();
  };

  const reportOn = async (instance: number, requestId: string, dispatcher: Agent): Promise<void> => {
    try {
      const reply = await report(urls[instance] ?? '', key, ledger, { request_id: requestId }, { dispatcher });
      if (![200, 201, 503].includes(reply.status)) wrong.push(`report: ${reply.status} ${reply.text.slice(0, 200)}`);
    } catch (error) {
      wrong.push(`no whole report: ${String((error as { code?: unknown }).code ?? error)}`);
    }
  };

  const running = Array.from({ length: CLIENTS_OF_EACH * urls.length }, (_, number) => client(number));
  return {
    ...{ told, wrong },
    refused: () => refused,
    more: async (answers) => {
      const countOf = (which: number): number => told.filter(({ instance }) => instance === which).length;
      const goals = urls.map((_, which) => countOf(which) + answers);
      const endAt = performance.now() + 90_000;
      while (goals.some((goal, which) => countOf(which) < goal)) {
        if (performance.now() > endAt)
          throw new Error(`No checks are answered again within 90 s: ${wrong.slice(-3).join('; ')}`);
        await pause(50);
      }
    },
    stop: async () => {
      isOver = true;
      await Promise.all(running);
    },
  };
};

/** The longest time between the two moments in which any one instance answered no check with 200, milliseconds. */
export const longestSilenceMs = (
  told: readonly Told[],
  instances: number,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): number => {
  const silences = Array.from({ length: instances }, (_, which) => {
    const moments = told
      .filter(({ instance, endedAt }) => instance === which && endedAt >= fromMs && endedAt <= toMs)
      .map(({ endedAt }) => endedAt)
      .sort((one, other) => one - other);
    const all = [fromMs, ...moments, toMs];
    return Math.max(...all.slice(1).map((moment, index) => moment - (all[index] ?? moment)));
  });
  return Math.round(Math.max(...silences));
};
