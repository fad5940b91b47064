import type { Chain } from '../../../domain/chains/index.js';
import { KINDS_BY_MEMBER, MEMBERS_OF_PAYLOADS } from '../../../domain/payload/kinds/members.js';
import type { PayloadRequest } from '../../../domain/payload/payload-request.js';
import type { SigningPayload } from '../../../domain/payload/payload.js';
import { readPayload } from '../../../domain/payload/read-payload.js';
import { filled } from '../../../domain/text/render.js';
import type { Verdict } from './api-types.js';
import { STORY_TEXTS } from './story/texts.js';

const { refusals: texts } = STORY_TEXTS;

/** What the wallet did with what it was handed. It has no key: "ready" is as far as it goes. */
export type Handover = { readonly ready: true } | { readonly ready: false; readonly reason: string };

const refused = (reason: string): Handover => ({ ready: false, reason });

/**
 * What a wallet does last: it reads what it is handed itself, and refuses unless a key would sign exactly what was
 * judged. `judged` and `handed` are check requests, JSON text. Pure; never throws.
 */
export const handOver = (judged: string, verdict: Verdict, handed: string): Handover => {
  if (handed !== judged) return refused(texts.notJudged);
  const { payload } = verdict;
  const own = digestsOf(handed);
  if (own === null && payload === undefined) return { ready: true };
  if (own === null || payload === undefined) return refused(texts.notAbout);
  if (own.sha256 === null) return refused(texts.open);
  if (own.sha256 !== payload.sha256 || own.digest !== payload.digest)
    return refused(
      filled(texts.other, {
        own: own.digest ?? own.sha256,
        judged: payload.digest ?? payload.sha256 ?? texts.unnamed,
      }),
    );
  return { ready: true };
};

type Members = Readonly<Record<string, unknown>>;

/** The bytes in a check request, JSON text; null where there is nothing but a declaration. */
export const payloadIn = (body: string): PayloadRequest | null => {
  const request = JSON.parse(body) as Members;
  const member = MEMBERS_OF_PAYLOADS.find((name) => request[name] !== undefined);
  return member === undefined ? null : ({ kind: KINDS_BY_MEMBER[member], content: request[member] } as PayloadRequest);
};

/** What a key would sign of a check request, JSON text; null where it holds no bytes. */
export const digestsOf = (body: string): Pick<SigningPayload, 'digest' | 'sha256'> | null => {
  const bytes = payloadIn(body);
  const { chain, from_address: sender } = JSON.parse(body) as Members;
  if (bytes === null) return null;
  return readPayload(bytes, { chain: chain as Chain, sender: String(sender), describe: () => null }).payload;
};
