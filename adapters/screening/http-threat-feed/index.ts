import type { EvidenceSource } from '../../../domain/facts/screening/evidence.js';
import type { ProviderManifest } from '../../../ports/sources/provider.js';
import { createFeedClient, type FeedClientConfig } from './client.js';
import { toSignals } from './map.js';
import { readThreatFeedAnswer } from './wire.js';

export interface ThreatFeedConfig extends FeedClientConfig {
  readonly sourceName: string;
  /**
   * What the operator's contract with the feed makes of its statements: only licensed intelligence may name an entity
   * in a report.
   */
  readonly sourceKind: 'external_feed' | 'licensed_intelligence';
  /** How old the feed's data (`as_of`) may be, seconds; older counts as a failure of the feed. */
  readonly maxAgeSeconds: number;
}

const DAY_SECONDS = 86_400;

/** A threat feed over HTTP in the documented wire format (README.md). Off until it is configured. */
export const httpThreatFeed: ProviderManifest<'screening', ThreatFeedConfig> = {
  id: 'http-threat-feed',
  name: 'HTTP threat feed',
  port: 'screening',
  kind: 'external',
  mandatory: false,
  deadlineMs: 1_500,
  onByDefault: false,
  configSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['baseUrl', 'apiKey'],
    properties: {
      baseUrl: { type: 'string', minLength: 1, maxLength: 500 },
      apiKey: { type: 'string', minLength: 1, maxLength: 500 },
      sourceName: { type: 'string', minLength: 1, maxLength: 100, default: 'HTTP threat feed' },
      sourceKind: { enum: ['external_feed', 'licensed_intelligence'], default: 'external_feed' },
      maxAgeSeconds: { type: 'integer', minimum: 1, maximum: 315_360_000, default: DAY_SECONDS },
      allowPrivateNetwork: { type: 'boolean', default: false },
    },
  },
  create: (config) => {
    const client = createFeedClient(config);
    const source: EvidenceSource = { id: 'http-threat-feed', name: config.sourceName, kind: config.sourceKind };
    return {
      supports: () => true,
      screen: async (request, signal) => {
        const answer = readThreatFeedAnswer(await client.screen(request, signal));
        return {
          signals: toSignals(answer, request.subjectKeys, source),
          asOf: answer.as_of,
          note: null,
          lists: [],
          maxAgeSeconds: config.maxAgeSeconds,
        };
      },
      close: () => client.close(),
    };
  },
};
