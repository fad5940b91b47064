import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { PRESETS } from '../../src/reference-app/page/presets.js';
import { digestOf, typedDataBytes } from '../../src/sdk/guard/typed-data.js';
import { check, compose, sign } from './support/scenes.js';
import { holdFrames, type Session } from './support/session.js';
import { openWorld, type World } from './support/world.js';
import { type Opened, useWorlds } from './support/worlds.js';

const SHOP = `0x${'22'.repeat(20)}`;
const STRANGER = `0x${'44'.repeat(20)}`;

describe('signing in the reference application', function () {
  this.timeout(120_000);
  const worlds = useWorlds(openWorld);
  let world: World;
  let session: Session;
  let page: Page;
  beforeEach(async () => {
    await show(await worlds.shared());
  });
  afterEach(() => {
    expect(session.complaints).to.deep.equal([]);
  });
  const show = async (opened: Opened<World>): Promise<void> => {
    ({ world, session } = opened);
    ({ page } = session);
    await page.goto(`${world.appUrl}/form`);
  };

  const judged = async (preset: string): Promise<string> => {
    await compose(page, world, preset, 'signing');
    await check(page);
    return page.locator('.verdict h2').innerText();
  };
  const wayOn = () => page.locator('.result').getByRole('button', { name: /continue|sign/i });
  const differing = () => page.locator('.comparison .differs').allInnerTexts();

  it('lets the bytes of a right payment be signed, and says that nothing was', async () => {
    expect(await judged('Payment')).to.include('ALLOW');
    expect(await page.locator('.sentence').allInnerTexts()).to.deep.equal(['Sends 25 USDC to 0x2222…2222.']);
    expect(await page.locator('.comparison tbody tr').count()).to.equal(5);
    expect(await differing()).to.deep.equal([]);
    await sign(page);
    await page.getByRole('heading', { name: 'Signed, as a simulation' }).waitFor();
    const wallet = await page.locator('.wallet').innerText();
    expect(wallet)
      .to.include('Demonstration wallet, without a key')
      .and.include('Sends 25 USDC to 0x2222…2222.')
      .and.include('nothing was signed and nothing was sent')
      .and.include('The service confirmed the check for exactly these bytes');
    expect(wallet).to.match(/0x[0-9a-f]{64}/);
  });

  it('stops bytes that pay somebody else than the user was told, and says why', async () => {
    expect(await judged('Phishing: other recipient')).to.include('BLOCK');
    expect(await page.locator('.findings').innerText())
      .to.include('This pays')
      .and.include(SHOP)
      .and.include(STRANGER);
    const [row, ...others] = await differing();
    expect(others).to.deep.equal([]);
    expect(row).to.include('To address').and.include(SHOP).and.include(STRANGER).and.include('Different');
    expect(await wayOn().count()).to.equal(0);
    expect(await page.locator('.wallet').count()).to.equal(0);
  });

  it('stops the same attack in bytes that the user pasted over a right payment', async () => {
    await compose(page, world, 'Payment', 'signing');
    const bytes = page.locator('#bytes');
    await bytes.fill((await bytes.inputValue()).replace('22'.repeat(20), '44'.repeat(20)));
    await check(page);
    expect(await page.locator('.verdict h2').innerText()).to.include('BLOCK');
    expect(await differing()).to.have.length(1);
  });

  it('lets a permit be signed only after an acknowledgement, and stops one that gives all away as a gift', async () => {
    expect(await judged('Permit')).to.include('REVIEW');
    expect(await wayOn().isDisabled()).to.equal(true);
    await page.getByRole('checkbox').check();
    await sign(page);
    await page.getByRole('heading', { name: 'Signed, as a simulation' }).waitFor();
    expect(await judged('Phishing: false gift')).to.include('BLOCK');
    expect(await page.locator('.sentence').innerText()).to.include('any amount of USDC');
    expect(await wayOn().count()).to.equal(0);
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

  it('shows calls within a call as a tree, with what they take and every account in full', async () => {
    await judged('Swap');
    expect(await page.locator('.actions > li > .actions > li').count()).to.equal(2);
    expect(await page.locator('.actions .actions').innerText())
      .to.include('25 USDC')
      .and.include('0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45');
  });

  it('takes the verdict away when a character of the bytes changes, before and during the signature', async () => {
    for (const duringSignature of [false, true]) {
      await judged('Payment');
      if (duringSignature) await page.getByRole('button', { name: 'Continue to the signature' }).click();
      const bytes = page.locator('#bytes');
      await bytes.fill((await bytes.inputValue()).replace('"nonce": 7', '"nonce": 8'));
      await page.getByRole('heading', { name: 'Check again' }).waitFor();
      expect(await wayOn().count()).to.equal(0);
    }
  });

  it('refuses to sign when the service judged other bytes than the wallet is handed', async () => {
    await page.route('**/api/protection/check', (route) =>
      route.continue({ postData: (route.request().postData() ?? '').replace('"nonce": 7', '"nonce": 8') }),
    );
    expect(await judged('Payment')).to.include('ALLOW');
    await sign(page);
    await page.getByRole('heading', { name: 'The wallet refuses' }).waitFor();
    expect(await page.locator('.wallet').innerText())
      .to.include('The service judged other bytes')
      .and.include('Nothing was signed');
    expect(await wayOn().count()).to.equal(0);
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
      await page.getByRole('heading', { name: 'The wallet refuses' }).waitFor();
      expect(await page.locator('.wallet').innerText())
        .to.include(reason)
        .and.include('Nothing was signed');
      await page.unroute('**/confirmation');
    }
    await show(await worlds.alone());
    await judged('Permit');
    await page.getByRole('checkbox').check();
    await world.stopService();
    await sign(page);
    await page.getByRole('heading', { name: 'The wallet refuses' }).waitFor();
    expect(await page.locator('.wallet').innerText()).to.include('service_unreachable');
    expect(await wayOn().count()).to.equal(0);
  });

  it('takes an answer that says nothing of the bytes for no verdict', async () => {
    await page.route('**/api/protection/check', (route) =>
      route.continue({ postData: JSON.stringify(PRESETS.signing[0].intent) }),
    );
    await compose(page, world, 'Payment', 'signing');
    await check(page);
    expect(await page.locator('.failure h2').innerText()).to.include('No verdict');
    expect(await page.locator('.verdict').count()).to.equal(0);
  });

  it('says in words what is wrong with bytes that cannot be sent, read or accepted', async () => {
    await compose(page, world, 'Payment', 'signing');
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
    expect(await page.locator('.failure').innerText()).to.include('too');
    expect(await page.locator('#bytes-error').innerText()).to.include('too');
    await bytes.fill('0x02zz');
    await check(page);
    expect(await page.locator('.verdict h2').innerText()).to.include('BLOCK');
    expect(await page.locator('.result').innerText()).to.include('No key should sign them');
  });

  it('shows hostile text beside the bytes as text, with its deceptive characters named', async () => {
    await compose(page, world, 'Payment', 'signing');
    await page.getByLabel('Token').fill('<img src=x>\u202E');
    await check(page);
    expect(await page.locator('.comparison').innerText())
      .to.include('<img src=x>')
      .and.include('U+202E');
    expect(await page.locator('.result img').count()).to.equal(0);
  });

  it('can be used with the keyboard alone, however soon a key is pressed', async () => {
    // past the folded hashes to the box; a clock that was stopped never goes on
    await show(await worlds.alone());
    await holdFrames(page);
    await page.getByRole('button', { name: 'Permit' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('#check').focus();
    await page.keyboard.press('Enter');
    await page.locator('.verdict').waitFor();
    expect(await page.evaluate<string>('document.activeElement.textContent')).to.equal('Verdict: REVIEW');
    for (const key of ['Tab', 'Tab', 'Space', 'Tab', 'Enter']) await page.keyboard.press(key);
    await page.getByRole('heading', { name: 'Sign the transaction' }).waitFor();
    expect(await page.evaluate<string>('document.activeElement.textContent')).to.equal('Sign the transaction');
    for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
    await page.getByRole('heading', { name: 'Signed, as a simulation' }).waitFor();
  });
});
