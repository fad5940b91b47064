import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { StorageUnavailableError } from '../../ports/sources/errors.js';
import { TINY_QUOTA_KEY } from '../http/openapi/recorder/service.js';
import { brokenService, check, compose, failingStore, hanging, nonsense } from './support/scenes.js';
import type { Session } from './support/session.js';
import { openWorld, type World, type WorldOptions } from './support/world.js';
import { useWorlds } from './support/worlds.js';

describe('reference application when there is no verdict', function () {
  this.timeout(120_000);
  const worlds = useWorlds(openWorld);
  let world: World;
  let session: Session;
  let page: Page;
  const open = async (options?: WorldOptions): Promise<void> => {
    ({ world, session } = await (options === undefined ? worlds.shared() : worlds.alone(options)));
    ({ page } = session);
    await page.goto(`${world.appUrl}/own`);
  };

  /** The page says what happened, names the request, and shows nothing that looks like a verdict. */
  const expectTruth = async (code: string, status: string, requestId: RegExp): Promise<void> => {
    expect(await page.locator('.failure h3').innerText()).to.include('No verdict');
    const answer = JSON.parse((await page.locator('.drawer pre').nth(1).textContent()) ?? '') as object;
    expect(answer).to.deep.include({ code, status: Number(status) });
    expect(await page.locator('.request-id').innerText()).to.match(requestId);
    expect(await page.locator('.verdict').count()).to.equal(0);
    expect(await page.locator('.phone').getByRole('button').allInnerTexts()).to.deep.equal(['Reject', 'Ask again']);
  };

  const ofService = /^req_[0-9a-z]{26}$/;
  const ofApplication = /^web_[0-9a-f-]{36}$/;

  const causes: readonly (readonly [string, WorldOptions, string, string, RegExp])[] = [
    [
      '401',
      { key: 'sg_sandbox_unknown1_0000000000000000000000000000000000000000000' },
      'invalid_api_key',
      '401',
      ofService,
    ],
    ['500', { replace: brokenService }, 'internal_error', '500', ofService],
    ['503', { replace: failingStore(new StorageUnavailableError('made up')) }, 'service_unavailable', '503', ofService],
    ['no key', { key: null }, 'not_configured', '503', ofApplication],
    ['a hang', { standIn: hanging, timeoutMs: 300 }, 'service_timeout', '504', ofApplication],
    ['a page of something else', { standIn: nonsense }, 'service_answer_invalid', '502', ofApplication],
    [
      'a redirect',
      { standIn: (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end() },
      'service_answer_invalid',
      '502',
      ofApplication,
    ],
    [
      'half an answer',
      {
        timeoutMs: 2000,
        standIn: (_, response) =>
          void response
            .writeHead(200, { 'content-type': 'application/json', 'content-length': 999 })
            .write('{"recommended_action":"ALLOW"'),
      },
      'service_timeout',
      '504',
      ofApplication,
    ],
  ];
  for (const [name, options, code, status, requestId] of causes) {
    it(`${name}: shows the error with its request id and never a verdict`, async () => {
      await open(options);
      await check(page);
      await expectTruth(code, status, requestId);
    });
  }

  it('429: shows when to try again', async () => {
    await open({ key: TINY_QUOTA_KEY });
    await check(page);
    await page.locator('#check').click();
    await page.locator('.failure').waitFor();
    await expectTruth('rate_limit_exceeded', '429', ofService);
    expect(await page.locator('.failure').innerText()).to.match(/\d+ s/);
  });

  it('429 of the application’s own limit says that it is its own', async () => {
    await open({ callsPerMinute: 1 });
    await check(page);
    await page.locator('#check').click();
    await page.locator('.failure').waitFor();
    await expectTruth('client_rate_limit_exceeded', '429', ofApplication);
  });

  const nearlyVerdicts: readonly unknown[] = [
    {},
    [],
    null,
    { recommended_action: 'ALLOW' },
    {
      request_id: 'req_1',
      recommended_action: 'allow',
      risk_score: 0,
      risk_level: 'LOW',
      network_valid: true,
      warnings: [],
      findings: [],
      checked_at: 'now',
    },
    {
      request_id: 'req_1',
      recommended_action: 'ALLOW',
      risk_score: 0,
      risk_level: 'LOW',
      network_valid: true,
      warnings: [],
      findings: [{}],
      checked_at: 'now',
    },
    {
      request_id: 'req_1',
      recommended_action: 'ALLOW',
      risk_score: '0',
      risk_level: 'LOW',
      network_valid: true,
      warnings: [],
      findings: [],
      checked_at: 'now',
    },
  ];
  it('a 200 that is not a whole verdict is no verdict', async () => {
    let body: unknown = null;
    await open({
      standIn: (_, response) =>
        void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    });
    for (body of nearlyVerdicts) {
      await compose(page, world);
      await check(page);
      expect(await page.locator('.failure h3').innerText(), JSON.stringify(body)).to.include('No verdict');
      expect(await page.locator('.verdict').count()).to.equal(0);
    }
  });

  it('the service stopped after a verdict: the next check shows the truth, and no verdict of before', async () => {
    await open({});
    await check(page);
    await page.locator('.phone .verdict').waitFor();
    await world.stopService();
    await page.locator('#check').click();
    await page.locator('.failure').waitFor();
    await expectTruth('service_unreachable', '502', ofApplication);
  });

  it('tells in the reader’s language that there is no verdict, and marks the service’s words as English', async () => {
    await open({ replace: failingStore(new StorageUnavailableError('made up')) });
    await page.goto(`${world.appUrl}/own?language=de`);
    await check(page);
    expect(await page.locator('.failure h3').innerText()).to.equal('Kein Urteil: Diese Wallet unterschreibt nicht');
    expect(await page.locator('.failure p:not([lang="en"])').count()).to.equal(0);
    expect(await page.title(), 'the window').to.equal('Eigene Daten · Signgate');
    await world.stopService();
    await page.locator('#check').click();
    await page.locator('.failure').getByText('Der Dienst war nicht erreichbar. Es gibt kein Urteil.').waitFor();
  });

  it('the application’s own server is gone: the wallet says that nothing answered', async () => {
    await open();
    await page.route('**/api/protection/check-payload', (route) => route.abort());
    await check(page);
    expect(await page.locator('.failure').innerText()).to.include(
      'The service could not be reached. There is no verdict.',
    );
    expect(await page.locator('.request-id').count()).to.equal(0);
    expect(await page.locator('.verdict').count()).to.equal(0);
  });
});
