import { setTimeout as pause } from 'node:timers/promises';
import { startBalancer } from '../support/balancer.js';
import { startClients, statusText } from '../support/clients.js';
import { withPlace } from '../support/place.js';
import type { Row, Trial } from '../support/trial.js';

const KILLS = 20;

const killedBetween = (trial: Trial): Promise<void> =>
  withPlace(trial, { instances: 2 }, async (place) => {
    const balancer = await startBalancer();
    try {
      const key = await place.key();
      for (const { url } of place.instances) await balancer.add(url);
      const clients = startClients({ urls: [balancer.url], key, ledger: place.ledger, clients: 8, withReports: true });
      for (let round = 0; round < KILLS; round += 1) {
        await clients.more(10);
        await pause(trial.random.between(0, 120));
        const victim = trial.random.oneOf(place.instances);
        await place.stop(victim, 'SIGKILL');
        balancer.remove(victim.url);
        const [counts] = await place.run(
          'select (select count(*) from reports)::integer as reports, (select count(*) from ' +
            'report_metering)::integer as metered, (select count(*) from reports join report_metering using ' +
            '(report_id, request_id, scope_id))::integer as pairs',
        );
        if (counts?.['reports'] !== counts?.['pairs'] || counts?.['metered'] !== counts?.['pairs'])
          trial.holds('report and metering record are both there or neither', false, counts);
        await balancer.add((await place.start()).url);
      }
      await clients.stop();
      const [counts] = await place.run('select count(*)::integer as reports from reports');
      trial.holds(
        `report and metering record both or neither, at ${KILLS} points`,
        Number(counts?.['reports']) > KILLS,
        counts,
      );
      trial.note(`killed at ${KILLS} points, ${String(counts?.['reports'])} reports (${statusText(clients)})`);
    } finally {
      await balancer.stop();
    }
  });

export const EVIDENCE_ROWS: readonly Row[] = [
  { number: '34', fault: 'kill -9 between report, usage and charge', run: killedBetween },
];
