import { expect } from 'chai';
import { createReadCheck } from '../../../src/application/check/read-check.js';
import { type ConfirmDependencies, createConfirmCheck } from '../../../src/application/confirmations/confirm-check.js';
import { type CreateReportDependencies, createCreateReport } from '../../../src/application/reports/create-report.js';
import { createReadProof } from '../../../src/application/reports/read-report.js';
import { rejection } from '../../conformance/storage/harness.js';
import { SAMPLE_CALLER } from '../../support/report-service.js';
import { transaction } from '../../support/payload-samples.js';

const ID = 'req_01h455vb4pex5vsknk084sn02q';

/** What each use case about one check says of an id that is not found. */
const saidOf = async (isRetired: boolean): Promise<readonly string[]> => {
  const dependencies = {
    checks: { find: async () => null },
    withdrawals: { find: async () => null },
    reports: { findByRequest: async () => null },
    seals: { covering: async () => null },
    partitions: { isRetired: async () => isRetired },
  };
  const errors = await Promise.all([
    rejection(createReadCheck(dependencies)(SAMPLE_CALLER, ID)),
    rejection(createReadProof(dependencies)(SAMPLE_CALLER, ID)),
    rejection(
      createConfirmCheck(dependencies as unknown as ConfirmDependencies)(SAMPLE_CALLER, ID, {
        transaction: transaction(),
      } as never),
    ),
    rejection(
      createCreateReport(dependencies as unknown as CreateReportDependencies)(SAMPLE_CALLER, { request_id: ID }),
    ),
  ]);
  return errors.map(({ message }) => message);
};

describe('a check that is not found', () => {
  it('is said to be retired where the checks of that time were, by whatever is asked about it', async () => {
    for (const said of await saidOf(true)) expect(said).to.match(/^The operator of this service retired the checks/);
  });

  it('is said not to be there otherwise', async () => {
    for (const said of await saidOf(false)) expect(said).to.equal('There is no check of this request_id.');
  });
});
