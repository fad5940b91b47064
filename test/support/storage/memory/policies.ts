import { compareText } from '../../../../domain/shared/compare-text.js';
import type { Actor } from '../../../../domain/record/actor.js';
import { policyPublished } from '../../../../adapters/shared/audit-changes.js';
import { AlreadyExistsError } from '../../../../ports/sources/errors.js';
import type { PolicyStore, PublishedPolicy } from '../../../../ports/stores/policies.js';
import type { MemoryAuditLog } from './audit.js';

/** Published policies in the order in which they came. */
export class MemoryPolicyStore implements PolicyStore {
  private readonly published: PublishedPolicy[] = [];

  constructor(private readonly audit: MemoryAuditLog) {}

  async publish(policy: PublishedPolicy, by?: Actor): Promise<void> {
    const existing = this.published.find(
      (other) =>
        other.partnerId === policy.partnerId &&
        other.policy.policyId === policy.policy.policyId &&
        other.policy.version === policy.policy.version,
    );
    if (existing === undefined) {
      this.audit.record(policyPublished(this.newestBefore(policy), policy), by);
      this.published.push(policy);
    } else if (existing.sha256 !== policy.sha256)
      throw new AlreadyExistsError('This version of the policy is published with another content');
  }

  private newestBefore({ partnerId, policy }: PublishedPolicy): PublishedPolicy | null {
    const earlier = this.published.filter(
      (other) =>
        other.partnerId === partnerId &&
        other.policy.policyId === policy.policyId &&
        other.policy.version < policy.version,
    );
    return earlier.sort(byIdAndVersion).at(-1) ?? null;
  }

  async findCurrent(partnerId: string, policyId: string): Promise<PublishedPolicy | null> {
    const ofId = this.published.filter((published) => published.policy.policyId === policyId);
    const own = ofId.filter((published) => published.partnerId === partnerId);
    const candidates = own.length > 0 ? own : ofId.filter((published) => published.partnerId === null);
    return [...candidates].sort(byIdAndVersion).at(-1) ?? null;
  }

  async findByHash(sha256: string): Promise<PublishedPolicy | null> {
    return this.published.find((published) => published.sha256 === sha256) ?? null;
  }

  async list(partnerId: string | null): Promise<readonly PublishedPolicy[]> {
    return this.published
      .filter((published) => partnerId === null || published.partnerId === null || published.partnerId === partnerId)
      .sort(byIdAndVersion);
  }
}

/** Of the same id and version the built-in comes first. */
const byIdAndVersion = (left: PublishedPolicy, right: PublishedPolicy): number =>
  compareText(left.policy.policyId, right.policy.policyId) ||
  left.policy.version - right.policy.version ||
  compareText(left.partnerId ?? '', right.partnerId ?? '');
