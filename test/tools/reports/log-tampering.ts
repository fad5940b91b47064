import { canonicalJson } from '../../../domain/shared/canonical-json.js';
import { linkHashOf } from '../../../domain/report/chain.js';
import { deliveredText, readEnvelope, signedReport } from '../../../domain/report/envelope.js';
import type { Signer } from '../../../ports/platform/signing.js';
import { signPlace } from '../../support/report-signing.js';
import { tampered } from '../../support/tampering.js';

/** SQL with its values. */
export type Statement = readonly [sql: string, ...values: readonly unknown[]];

/** What the owner of the tables can do with the triggers switched off, or the role of the service. */
export interface LogTampering {
  readonly change: string;
  /** What must be named: `report 2`, `seal 2`, `check req_…`, `key …`. */
  readonly row: string;
  readonly statements: readonly Statement[];
}

/** A row that is replaced whole, with every hash computed anew and another key's signature. */
const replacement = async (delivered: string, forger: Signer): Promise<Statement> => {
  const { report, chain } = readEnvelope(delivered);
  const body = { ...report, decision: { ...report.decision, recommended_action: 'ALLOW' as const, risk_score: 0 } };
  const text = canonicalJson(body);
  const signed = signedReport(body, text, {
    keyId: forger.publicKey.kid,
    jws: await forger.signJws(Buffer.from(text)),
  });
  const place = { chainId: chain.chain_id, seq: chain.seq, previousLinkHash: chain.previous_link_hash };
  const position = { ...place, linkHash: linkHashOf(signed, place) };
  return [
    'update reports set delivered = $1, report_sha256 = $2, link_hash = $3, signing_key_id = $4 where seq = $5',
    deliveredText(signed, await signPlace(position, forger)),
    signed.reportSha256,
    position.linkHash,
    forger.publicKey.kid,
    chain.seq,
  ];
};

/** The reports from a place on, and the seals from a place on with all that they hold. */
export const cutTail = (report: number, seal: number): readonly Statement[] => [
  ...cutReports(report),
  ['delete from history_entries where request_id in (select unnest(request_ids) from seals where seq >= $1)', seal],
  ['delete from checks where request_id in (select unnest(request_ids) from seals where seq >= $1)', seal],
  ['delete from seals where seq >= $1', seal],
];

const cutReports = (from: number): readonly Statement[] => [
  ['delete from report_metering where report_id in (select report_id from reports where seq >= $1)', from],
  ['delete from reports where seq >= $1', from],
];

/** `delivered` holds the documents of the chain by place, six of them. */
export const logTamperings = async (delivered: readonly string[], forger: Signer): Promise<readonly LogTampering[]> => {
  const at = (seq: number): string => {
    const text = delivered[seq - 1];
    if (text === undefined) throw new Error(`There is no report at place ${seq}`);
    return text;
  };
  const forged = await replacement(at(6), forger);
  return [
    {
      change: 'a column edited: business_reference',
      row: 'report 2',
      statements: [[`update reports set business_reference = 'case 8' where seq = 2`]],
    },
    {
      change: 'a column edited: created_at',
      row: 'report 2',
      statements: [[`update reports set created_at = '2020-01-01' where seq = 2`]],
    },
    {
      change: 'a column edited: link_hash',
      row: 'report 2',
      statements: [[`update reports set link_hash = repeat('a', 64) where seq = 2`]],
    },
    {
      change: 'the delivered document edited',
      row: 'report 3',
      statements: [
        [
          'update reports set delivered = $1 where seq = 3',
          tampered(at(3), (document) => (document.report.decision['recommended_action'] = 'BLOCK')),
        ],
      ],
    },
    {
      change: 'one byte of a delivered document',
      row: 'report 3',
      statements: [['update reports set delivered = $1 where seq = 3', at(3).replace(/"sha256":"./, '"sha256":"-')]],
    },
    {
      change: 'a metering record’s price edited',
      row: 'report 4',
      statements: [
        [
          `update report_metering set unit_price = '0.01', currency = 'EUR' where report_id = (select report_id ` +
            'from reports where seq = 4)',
        ],
      ],
    },
    {
      change: 'a metering record deleted',
      row: 'report 4',
      statements: [['delete from report_metering where report_id = (select report_id from reports where seq = 4)']],
    },
    { change: 'a row deleted in the middle', row: 'report 5', statements: [['delete from reports where seq = 4']] },
    {
      change: 'two rows exchanged',
      row: 'report 2',
      statements: [
        ['update reports set seq = 100 where seq = 2'],
        ['update reports set seq = 2 where seq = 3'],
        ['update reports set seq = 3 where seq = 100'],
      ],
    },
    { change: 'the last row replaced, signed with a key of the forger’s', row: 'report 6', statements: [forged] },
    {
      change: 'a forged number of a report, in its row and in its document',
      row: 'report 7',
      statements: [
        [
          'update reports set seq = 7, delivered = $1 where seq = 6',
          tampered(at(6), (document) => (document.chain['seq'] = 7)),
        ],
      ],
    },
    {
      change: 'the last row replaced, and the forger’s key slipped into the table of keys',
      row: `key ${forger.publicKey.kid}`,
      statements: [
        forged,
        ['insert into signing_keys values ($1, $2, now())', forger.publicKey.kid, forger.publicKey.x],
      ],
    },
    { change: 'the tail deleted, metering too (2 of 6 reports)', row: 'report 5', statements: cutReports(5) },
    { change: 'the last report deleted, metering too', row: 'report 6', statements: cutReports(6) },
    { change: 'every report deleted', row: 'report 1', statements: cutReports(1) },
  ];
};
