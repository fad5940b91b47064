import type { Attack, Earlier } from './attack.js';
import type { Reply, Target } from './target.js';

/** An input that came through, with the number that repeats it. */
export interface Miss {
  readonly number: number;
  readonly what: string;
  readonly answer: string;
}

export interface Outcome {
  readonly tried: number;
  readonly misses: readonly Miss[];
}

const AT_ONCE = 8;

const codes = ({ json }: Reply): string => {
  const findings = json['findings'] as readonly { readonly code: string }[] | undefined;
  return (findings ?? []).map(({ code }) => code).join(', ');
};

/** How an answer lets an attack through; null where it holds: REVIEW, BLOCK, or a refusal that names its reason. */
export const letThrough = (reply: Reply): string | null => {
  if (reply.status === 200) return reply.json['recommended_action'] === 'ALLOW' ? `ALLOW [${codes(reply)}]` : null;
  const isReasoned = reply.status >= 400 && reply.status < 500 && typeof reply.json['message'] === 'string';
  return isReasoned ? null : `${reply.status} ${reply.text.slice(0, 120)}`;
};

const take = async (target: Target, { body, outcome }: Earlier): Promise<void> => {
  const { json } = await target.post('/api/check-transaction', body);
  const id = json['request_id'];
  if (outcome !== undefined && typeof id === 'string') await target.post(`/api/checks/${id}/outcome`, { outcome });
};

/** The answer to the attack itself, after what goes before it and what is then stated. */
export const tryOne = async (target: Target, { stated = [], before, body }: Attack): Promise<Reply> => {
  for (const earlier of before) await take(target, earlier);
  for (const entry of stated) await target.state(entry);
  // bytes alone name no token
  return target.post('token' in body ? '/api/check-transaction' : '/api/check-payload', body);
};

/** Tries so many things at once until all are tried or time is up. `attempt` gives how one came through, or null. */
export const tryAll = async <T>(
  all: readonly { readonly number: number; readonly what: string; readonly input: T }[],
  attempt: (input: T) => Promise<string | null>,
  isTimeUp: () => boolean,
  atOnce = AT_ONCE,
): Promise<Outcome> => {
  const misses: Miss[] = [];
  let next = 0;
  let tried = 0;
  const worker = async (): Promise<void> => {
    for (let one = all[next++]; one !== undefined && !isTimeUp(); one = all[next++]) {
      const answer = await attempt(one.input);
      tried += 1;
      if (answer !== null) misses.push({ number: one.number, what: one.what, answer });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { tried, misses: misses.sort((left, right) => left.number - right.number) };
};
