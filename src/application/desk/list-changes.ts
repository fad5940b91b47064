import type { ListEntry, OwnKnowledgePlace, OwnList } from '../../../domain/facts/screening/own-knowledge.js';
import { type Person, shownName } from '../../../domain/record/actor.js';
import { isoTime, parseIsoMs } from '../../../domain/shared/iso-time.js';
import type { Clock } from '../../../ports/platform/platform.js';
import type { AuditEntry, AuditLog } from '../../../ports/stores/audit.js';
import type { PolicyStore } from '../../../ports/stores/policies.js';
import type { StatementStore } from '../../../ports/stores/statements.js';
import { actorOfCaller, type Caller } from '../caller.js';
import type { AddressLists } from '../own-knowledge/address-lists.js';
import { keyAt, refuseMistakes, type ShownStatement, statementsReached } from '../own-knowledge/statements.js';
import { Refusal, type RefusalDetail } from '../refusal.js';

/** For so long a wished change waits for a second person. */
const WAITS_MS = 7 * 86_400_000;

/** A change of one of the partner's own lists, as a person wishes it. */
export interface ListWish {
  readonly list: OwnList;
  readonly change: 'put' | 'remove';
  readonly address: string;
  readonly chain: OwnKnowledgePlace;
  readonly reason: string;
}

/** A wish that waits for a second person. */
export interface WaitingWish extends Pick<ListWish, 'list' | 'change' | 'chain' | 'reason'> {
  readonly by: Person;
  readonly at: string;
}

export interface DeskListDependencies {
  readonly addressLists: AddressLists;
  readonly statements: Pick<StatementStore, 'propose' | 'changes'>;
  readonly audit: AuditLog;
  readonly policies: Pick<PolicyStore, 'list'>;
  readonly clock: Clock;
}

/**
 * What people at the desk change on the partner's own lists. What lets more pass (an entry on the allow list, one taken
 * off the deny list) takes two people where the newest version of any policy of the partner asks for two at the desk.
 */
export interface DeskLists {
  /** Null: it waits for a second person. Refuses with `second_person_needed` who wished the same already. */
  change(caller: Caller, wish: ListWish): Promise<ShownStatement<ListEntry> | null>;
  /** What waits about this address, on this chain or every EVM chain. */
  waiting(caller: Caller, chain: OwnKnowledgePlace, address: string): Promise<readonly WaitingWish[]>;
}

const isMilder = ({ list, change }: Pick<ListWish, 'list' | 'change'>): boolean =>
  (list === 'allow') === (change === 'put');

const keyIn = ({ chain, address }: Pick<ListWish, 'chain' | 'address'>): string => {
  const mistakes: RefusalDetail[] = [];
  const key = keyAt(chain, address, '/address', mistakes);
  refuseMistakes(mistakes);
  return key;
};

const subjectOf = ({ list, change, chain }: Pick<ListWish, 'list' | 'change' | 'chain'>, key: string): string =>
  [change, list, chain, key].join(' ');

export const createDeskLists = (dependencies: DeskListDependencies): DeskLists => {
  const { addressLists, statements, policies, clock } = dependencies;
  const asksFourEyes = async ({ scope }: Caller): Promise<boolean> => {
    const all = await policies.list(scope.partnerId);
    const newest = new Map(all.map(({ policy }) => [policy.policyId, policy]));
    return [...newest.values()].some(({ dispositionFourEyes }) => dispositionFourEyes === true);
  };
  const secondNeeded = async (caller: Caller, wish: ListWish): Promise<boolean> => {
    if (!isMilder(wish) || !(await asksFourEyes(caller))) return false;
    const key = keyIn(wish);
    const first = await waitingWish(dependencies, caller, wish, key);
    const me = actorOfCaller(caller);
    if (first?.by.kind === me.kind) {
      if (first.by.name !== me.name) return false;
      throw new Refusal('second_person_needed', 'You asked for this already. It takes a second person.');
    }
    const after = { ...wish, address: key, at: isoTime(clock.now()) };
    await statements.propose(caller.scope, { subject: subjectOf(wish, key), after }, me);
    return true;
  };
  return {
    change: (caller, wish) =>
      statementsReached(async () => {
        if (await secondNeeded(caller, wish)) return null;
        const { list, change, address, chain, reason } = wish;
        if (change === 'remove') return addressLists.remove(caller, list, { address, chain });
        return (await addressLists.put(caller, list, [{ address, chain, reason }]))[0] ?? null;
      }),
    waiting: (caller, chain, address) =>
      statementsReached(async () => {
        const places = address.startsWith('0x') ? [...new Set([chain, 'evm' as const])] : [chain];
        const key = keyIn({ chain, address });
        const milder = [
          { list: 'allow', change: 'put' },
          { list: 'deny', change: 'remove' },
        ] as const;
        const asked = places.flatMap((place) => milder.map((wish) => ({ ...wish, chain: place })));
        const found = await Promise.all(asked.map((wish) => waitingWish(dependencies, caller, wish, key)));
        return found.filter((one) => one !== null);
      }),
  };
};

/** The last of this wish; null where it is too old, or the list was changed about this address since. */
const waitingWish = async (
  { audit, statements, clock }: DeskListDependencies,
  { scope: { partnerId, environment } }: Caller,
  wish: Pick<ListWish, 'list' | 'change' | 'chain'>,
  key: string,
): Promise<WaitingWish | null> => {
  const [found] =
    (await audit.list({
      ...{ partnerId, environment, action: 'statement.proposed', subject: subjectOf(wish, key) },
      ...{ fromMs: null, untilMs: null, olderThan: null, count: 1 },
    })) ?? [];
  if (found === undefined || !isPerson(found)) return null;
  const at = String(found.after?.['at']);
  const [last] = await statements.changes(
    { partnerId, environment },
    { kind: wish.list, addressKey: key, after: null, count: 1 },
  );
  if (parseIsoMs(at) < clock.now() - WAITS_MS || (last !== undefined && last.atMs >= parseIsoMs(at))) return null;
  const { list, change, chain } = wish;
  return { list, change, chain, at, reason: String(found.after?.['reason'] ?? ''), by: found.actor };
};

const isPerson = (entry: AuditEntry): entry is AuditEntry & { readonly actor: Person } =>
  (entry.actor.kind === 'key' || entry.actor.kind === 'person') && entry.actor.name !== null;

/** The name by which a reader knows the person who asked for it. */
export const wishedBy = ({ by }: WaitingWish): string => shownName(by);
