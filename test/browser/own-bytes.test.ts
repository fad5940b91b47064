import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { digestOf, typedDataBytes } from '../../src/sdk/guard/typed-data.js';
import { APP_SCENES, check, compose, sign } from './support/scenes.js';
import { holdFrames, type Session } from './support/session.js';
import { openWorld, type World } from './support/world.js';
import { type Opened, useWorlds } from './support/worlds.js';

describe('bytes that are tried by hand in the reference application', function () {
  this.timeout(120_000);
  const worlds = useWorlds(openWorld);
  let world: World;
  let session: Session;
  let page: Page;
  beforeEach(async () => {
    show(await worlds.shared());
  });
  afterEach(() => {
    expect(session.complaints).to.deep.equal([]);
  });
  const show = (opened: Opened<World>): void => {
    ({ world, session } = opened);
    ({ page } = session);
  };

  const judged = async (example: string): Promise<string> => {
    await compose(page, world, example);
    await check(page);
    return page.locator('.phone .verdict').innerText();
  };
  const wayOn = () => page.getByRole('button', { name: /simulated/ });
  const outcome = (): Promise<string> => page.locator('.phone .outcome').innerText();

  it('says of every example what a wallet shows, and lets it be signed as the verdict demands', async () => {
    for (const [example, head, part] of [
      ['Payment', 'Nothing speaks against it', '25 USDC'],
      ['Approval', 'Nothing speaks against it', '25 USDC'],
      ['Permit', 'Look again', '25 USDC'],
      ['Swap', 'Nothing speaks against it', 'ETH'],
      ['Permit for everything', 'Do not sign this', 'any amount of USDC'],
    ] as const) {
      expect(await judged(example), example).to.include(head);
      expect(await page.locator('.phone .sheet').innerText(), example).to.include(part);
      expect(await wayOn().count(), example).to.equal(head === 'Do not sign this' ? 0 : 1);
    }
  });

  it('ALLOW leads to a simulated signature, confirmed by the service, and says that nothing was signed', async () => {
    await judged('Payment');
    await sign(page);
    expect(await outcome())
      .to.include('The service confirmed these very bytes')
      .and.include('Nothing was signed or sent here');
  });

  it('REVIEW goes on only after an explicit acknowledgement, and stops again when it is taken back', async () => {
    await judged('Permit');
    expect(await wayOn().isDisabled()).to.equal(true);
    await page.getByRole('checkbox').check();
    expect(await wayOn().isDisabled()).to.equal(false);
    await page.getByRole('checkbox').uncheck();
    expect(await wayOn().isDisabled()).to.equal(true);
    await page.getByRole('checkbox').check();
    await sign(page);
    expect(await outcome()).to.include('The service confirmed these very bytes');
  });

  it('a change of anything that is checked takes the verdict away', async () => {
    const bytes = page.locator('#bytes');
    const edits: readonly (() => Promise<unknown>)[] = [
      async () => bytes.fill((await bytes.inputValue()).replace('"nonce": 7', '"nonce": 8')),
      () => page.getByLabel('Your wallet').fill('0x9'),
      () => page.getByLabel('Chain').selectOption('base'),
      () => page.getByLabel('What it is').selectOption('message'),
      () => page.getByRole('button', { name: 'Approval' }).click(),
    ];
    for (const edit of edits) {
      await page.goto(`${world.appUrl}/own`);
      await judged('Payment');
      await edit();
      await page.getByText('You changed the bytes. Check again.').waitFor();
      expect(await page.locator('.phone').count()).to.equal(0);
    }
  });

  it('an answer about bytes that were changed meanwhile is not shown', async () => {
    await compose(page, world);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/protection/check-payload', async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await page.locator('#check').click();
    await page.getByLabel('Your wallet').fill('0x9');
    release();
    await page.getByText('You changed the bytes. Check again.').waitFor();
    await page.waitForTimeout(200);
    expect(await page.locator('.phone').count()).to.equal(0);
    await page.unroute('**/api/protection/check-payload');
  });

  it('folds away what a device shows of the same bytes: both hashes of a permit, and what the key signs', async () => {
    await judged('Permit');
    const values = page.locator('.hashes dd');
    expect(await values.first().isVisible()).to.equal(false);
    await page.getByText('Compare on your device').click();
    expect(await page.locator('.hashes dt').allInnerTexts()).to.deep.equal(['Domain hash', 'Message hash', 'Digest']);
    const bytes = typedDataBytes(await page.locator('#bytes').inputValue());
    expect(await values.allInnerTexts()).to.deep.equal([
      ...[bytes.subarray(2, 34), bytes.subarray(34)].map((word) => `0x${Buffer.from(word).toString('hex')}`),
      digestOf(bytes),
    ]);
  });

  it('refuses to sign when the service judged other bytes than the wallet is handed', async () => {
    await page.route('**/api/protection/check-payload', (route) =>
      route.continue({ postData: (route.request().postData() ?? '').replace('"nonce": 7', '"nonce": 8') }),
    );
    expect(await judged('Payment')).to.include('Nothing speaks against it');
    await sign(page);
    expect(await outcome())
      .to.include('The wallet refuses')
      .and.include('The service judged other bytes');
    expect(await wayOn().count()).to.equal(0);
    await page.unroute('**/api/protection/check-payload');
  });

  it('refuses to sign what the service does not confirm, and says why', async () => {
    const answers = [
      ['{"result":"EXPIRED","message":"The check is too old.","expires_at":"2026-11-21T12:05:00.000Z"', 'too old'],
      ['{"result":"SAME","message":"Fine.","expires_at":"2026-11-21T12:05:00.000Z"', 'could not be confirmed'],
    ] as const;
    for (const [answer, reason] of answers) {
      await page.route('**/confirmation', (route) => {
        const [, id = ''] = /(req_\w+)/.exec(route.request().url()) ?? [];
        return route.fulfill({ contentType: 'application/json', body: `${answer},"request_id":"${id}"}` });
      });
      await judged('Payment');
      await sign(page);
      expect(await outcome())
        .to.include('The wallet refuses')
        .and.include(reason);
      await page.unroute('**/confirmation');
    }
    show(await worlds.alone());
    await judged('Permit');
    await page.getByRole('checkbox').check();
    await world.stopService();
    await sign(page);
    expect(await outcome())
      .to.include('The wallet refuses')
      .and.include('could not be reached');
  });

  it('takes an answer that says nothing of the bytes for no verdict', async () => {
    await page.route('**/api/protection/check-payload', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), payload: null } });
    });
    await compose(page, world);
    await check(page);
    expect(await page.locator('.failure h3').innerText()).to.include('No verdict');
    expect(await page.locator('.phone .verdict').count()).to.equal(0);
    await page.unroute('**/api/protection/check-payload');
  });

  it('says in words what is wrong with bytes that cannot be sent, read or accepted', async () => {
    await compose(page, world);
    const bytes = page.locator('#bytes');
    for (const [text, problem] of [
      ['', 'Paste what the wallet is handed.'],
      ['{"to": ', 'This is not one JSON object.'],
    ] as const) {
      await bytes.fill(text);
      await page.locator('#check').click();
      expect(await page.locator('#bytes-error').innerText()).to.equal(problem);
      expect(await page.evaluate<string>('document.activeElement.id')).to.equal('bytes');
    }
    await bytes.fill('{"too": "0x1"}');
    await check(page);
    const failure = page.locator('.failure');
    expect(await failure.innerText())
      .to.include('The service did not accept what it was sent. There is no verdict.')
      .and.not.include('too');
    await failure.getByText('Why').click();
    expect(await failure.innerText()).to.include('too');
    await bytes.fill('0x02zz');
    await check(page);
    expect(await page.locator('.phone .verdict').innerText()).to.include('Do not sign this');
  });

  it('shows hostile text as text, with its deceptive characters named', async () => {
    await APP_SCENES.find(({ name }) => name === 'own-hostile')?.arrange(page, world);
    expect(await page.locator('.compose').getByText('Written:').innerText())
      .to.include('U+202E')
      .and.include('<img src=x');
    expect(await page.locator('main').innerText()).not.to.include('\u202E');
    expect(await page.locator('main img').count()).to.equal(0);
    expect(await page.title()).to.equal('Your own bytes · Signgate');
  });

  it('can be used with the keyboard alone, however soon a key is pressed', async () => {
    // a clock that was stopped never goes on
    show(await worlds.alone());
    await page.goto(`${world.appUrl}/own`);
    await holdFrames(page);
    await page.getByRole('button', { name: 'Permit', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.locator('#check').focus();
    await page.keyboard.press('Enter');
    await page.locator('.phone .verdict').waitFor();
    // past the button of the form to the box, past "Reject" to the signature
    for (const key of ['Tab', 'Space', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    await page.locator('.phone .outcome').waitFor();
    expect(await outcome()).to.include('The service confirmed these very bytes');
  });
});
