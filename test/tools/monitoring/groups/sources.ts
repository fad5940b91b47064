import { once } from 'node:events';
import { rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { httpThreatFeed } from '../../../../adapters/screening/http-threat-feed/index.js';
import { evmAddress } from '../../../support/addresses.js';
import { runCommand } from '../../../support/service-process.js';
import type { Cause } from '../cause.js';
import { signingKeyIn, startInstance, startLoad, transfer } from '../place.js';
import type { Group } from './group.js';

const JOB = 'signgate-sources';
/** Within the time that a feed has, and above a second. */
const LATE_MS = 1_200;
const OLD = '2020-01-01';
/** Until the verdicts have a past to be compared with: half an hour and half an hour before it, shortened. */
const PAST_MS = 190_000;

type Mood = 'well' | 'late' | 'refusing';

/** A vendor of labels on the loopback that knows no address. */
const startVendor = async () => {
  const vendor = { mood: 'well' as Mood };
  const server = createServer((request, response) => {
    void (async () => {
      const { addresses } = JSON.parse(await text(request)) as { readonly addresses: readonly string[] };
      if (vendor.mood === 'late') await delay(LATE_MS);
      const results = addresses.map((address) => ({ address, labels: [] }));
      response
        .writeHead(vendor.mood === 'refusing' ? 503 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ as_of: new Date().toISOString(), results }));
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { vendor, server, url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` };
};

/** An instance with an external feed, a list that is imported and one that it fetches. */
export const startSourcesGroup = async (databaseUrl: string, folder: string): Promise<Group> => {
  const { vendor, server, url: baseUrl } = await startVendor();
  const [FEEDS_FILE, published, list] = ['feeds.json', 'own.csv', 'list.txt'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const feed = { source: 'Own findings', format: 'csv', file: 'own.csv', every: '1h', category: 'scam_fraud' };
  await writeFile(FEEDS_FILE, JSON.stringify({ feeds: [{ ...feed, max_age: '7d' }] }));
  await writeFile(list, `${evmAddress('listed')}\n`);
  await writeFile(published, `address,chain\n${evmAddress('published')},ethereum\n`);
  const instance = await startInstance(
    {
      ...{ DATABASE_URL: databaseUrl, FEEDS_FILE, SIGNING_KEY_FILE: await signingKeyIn(folder, 'sources') },
      PROVIDER_SETTINGS: JSON.stringify({
        [httpThreatFeed.id]: { baseUrl, apiKey: 'made-up', sourceName: 'Example feed', allowPrivateNetwork: true },
      }),
    },
    'production',
  );
  const startedAt = performance.now();
  const endLoad = startLoad(150, (count) => instance.send('POST', '/api/check-transaction', transfer(count)));
  const importList = (publishedOn: string): Promise<string> =>
    runCommand(
      [
        ...['feeds', 'import', list, '--format', 'txt', '--source', 'Imported', '--category', 'scam_fraud'],
        ...['--published', publishedOn, '--max-age', '7'],
      ],
      instance.settings,
    );
  const sync = (): Promise<unknown> => runCommand(['feeds', 'sync'], instance.settings).catch(() => null);
  const inMood = (mood: Mood) => async (): Promise<void> => {
    vendor.mood = mood;
  };
  const causes: readonly Cause[] = [
    {
      ...{ alert: 'SigngateListUnusable', job: JOB, what: 'a list of 2020 with a maximum age of 7 days is imported' },
      happen: () => importList(OLD),
      mend: () => importList(new Date().toISOString()),
    },
    {
      ...{ alert: 'SigngateFeedFailing', job: JOB, what: 'the file of a feed is taken away, before three syncs' },
      happen: async () => {
        await rename(published, `${published}.away`);
        for (let sync_ = 0; sync_ < 3; sync_ += 1) await sync();
      },
      mend: async () => {
        await rename(`${published}.away`, published);
        await sync();
      },
    },
    {
      ...{ alert: 'SigngateChecksSlow', job: JOB, what: 'the external feed answers after 1.2 s' },
      ...{ happen: inMood('late'), mend: inMood('well') },
    },
    {
      ...{ alert: 'SigngateSourceOut', job: JOB, what: 'the external feed answers 503' },
      ...{ happen: inMood('refusing'), mend: inMood('well') },
    },
    {
      ...{ alert: 'SigngateVerdictDrift', job: JOB, what: 'the required feed is out: every ALLOW becomes REVIEW' },
      happen: async () => {
        await delay(Math.max(0, PAST_MS - (performance.now() - startedAt)));
        vendor.mood = 'refusing';
      },
      mend: inMood('well'),
    },
  ];
  return {
    job: { name: JOB, adminPorts: [instance.adminPort] },
    courses: [causes],
    stop: async () => {
      await endLoad();
      await instance.stop();
      server.closeAllConnections();
      server.close();
    },
  };
};
