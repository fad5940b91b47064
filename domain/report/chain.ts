import { contentHash } from '../shared/canonical-json.js';
import { ENVIRONMENTS, type Scope } from '../record/record.js';

/** What the first report of a chain links to. */
export const GENESIS_LINK = '0'.repeat(64);

/** The place of a report in the chain of its partner and environment. It is outside the signed body. */
export interface ChainPosition {
  readonly chainId: string;
  /** 1, 2, 3 … without a gap. */
  readonly seq: number;
  /** Lower-case hex; `GENESIS_LINK` for the first report. */
  readonly previousLinkHash: string;
  readonly linkHash: string;
}

/** What a link is made over: the report's identity, its signed bytes and its signature. */
export interface LinkedReport {
  readonly reportId: string;
  readonly requestId: string;
  readonly reportSha256: string;
  /** SHA-256 of the JWS text. */
  readonly jwsSha256: string;
  /** SHA-256 of the canonical JSON of the inclusion proof of its check; null where it was not sealed yet. */
  readonly inclusionSha256: string | null;
}

/** One chain for each partner and environment. */
export const chainIdOf = ({ partnerId, environment }: Scope): string => `${partnerId}/${environment}`;

/** The scope of a chain's id; null for text that is none. */
export const scopeOfChain = (chainId: string): Scope | null => {
  const [partnerId, given, ...rest] = chainId.split('/');
  const environment = ENVIRONMENTS.find((name) => name === given);
  return partnerId !== undefined && environment !== undefined && rest.length === 0 ? { partnerId, environment } : null;
};

/** The chain of what the service's operators did, for no partner: it has seals and no reports. */
export const SERVICE_SCOPE: Scope = { partnerId: 'service', environment: 'production' };

/** The newest link of a chain. A chain without reports has size 0 and the genesis link. */
export interface ChainHead {
  readonly chainId: string;
  readonly size: number;
  readonly linkHash: string;
}

/**
 * The hash that ties a report to all before it: SHA-256 of the canonical JSON of position, identity and signed bytes.
 * The member `link` keeps it apart from every other hash of the service.
 */
export const linkHashOf = (report: LinkedReport, position: Omit<ChainPosition, 'linkHash'>): string =>
  contentHash({
    link: 'signgate-report-link-1',
    chain_id: position.chainId,
    seq: position.seq,
    previous_link_hash: position.previousLinkHash,
    report_id: report.reportId,
    request_id: report.requestId,
    report_sha256: report.reportSha256,
    jws_sha256: report.jwsSha256,
    inclusion_sha256: report.inclusionSha256,
  });

/**
 * What is signed of a place in a chain, by the key of the report: a place that was computed again has no signature. The
 * first line keeps it apart from every other text that a key signs.
 */
export const placeText = ({ chainId, seq, linkHash }: Omit<ChainPosition, 'previousLinkHash'>): string =>
  `signgate-report-place/1\n${chainId}\n${seq}\n${linkHash}\n`;

/** The position after a head. Pure, so that it can be computed while the chain is locked. */
export const nextPosition = (head: ChainHead, report: LinkedReport): ChainPosition => {
  const position = { chainId: head.chainId, seq: head.size + 1, previousLinkHash: head.linkHash };
  return { ...position, linkHash: linkHashOf(report, position) };
};
