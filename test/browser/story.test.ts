import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { SCENES } from '../../src/reference-app/page/story/scenes.js';
import { LANGUAGES } from '../../domain/text/language.js';
import { TEXTS } from '../../src/reference-app/page/story/texts.js';
import type { Session } from './support/session.js';
import { confirmUnchecked, openStory } from './support/story-scenes.js';
import { openWorld, type World } from './support/world.js';
import { type Opened, useWorlds } from './support/worlds.js';

/** Words that stand in nearly every English sentence, and in none of the other languages. */
const ENGLISH = /\b(?:the|you|your|of|and|is|with)\b/i;
const HEADS = { ALLOW: 'Nothing speaks against it', REVIEW: 'Look again', BLOCK: 'Do not' } as const;

describe('the story at a wallet', function () {
  this.timeout(60_000);
  const worlds = useWorlds(openWorld);
  let world: World;
  let session: Session;
  let page: Page;
  beforeEach(async () => {
    show(await worlds.shared());
  });
  afterEach(() => {
    expect(session.complaints).to.deep.equal([]);
    expect(session.outsideRequests).to.deep.equal([]);
  });
  const show = (opened: Opened<World>): void => {
    ({ world, session } = opened);
    ({ page } = session);
  };

  const phone = (): Promise<string> => page.locator('.phone').innerText();
  const furtherButtons = (): Promise<number> => page.getByRole('button', { name: /simulated/ }).count();

  for (const { title, expected } of SCENES) {
    it(`${title}: ends as the service says, in words of people`, async () => {
      await openStory(page, world, title);
      const shown = await phone();
      expect(shown).to.include(expected === null ? 'this wallet does not sign' : HEADS[expected]);
      expect(await furtherButtons()).to.equal(expected === 'ALLOW' ? 1 : 0);
      const said = (await page.locator('main').innerText()).replaceAll(/\b(?:req|web)_[\w-]+/g, '');
      expect(said, 'no member names and no codes').not.to.match(/\b[a-z]+_[a-z_]+\b/);
      if (expected === null) return;
      expect(shown).to.include('You send').and.include('You get').and.include('Who can spend afterwards');
    });
  }

  it('begins with what could be lost, says why as the findings do, and keeps its buttons in sight', async () => {
    for (const [title, loss] of [
      ['A poisoned address', 'You could lose 400 USDC'],
      ['A gift that takes everything', 'You could lose any amount of USDC'],
      ['A payment hidden in an exchange', 'You could lose 25 USDC'],
    ] as const) {
      await openStory(page, world, title);
      expect((await page.locator('.phone .verdict').innerText()).split('\n')[0], title).to.equal(loss);
    }
    const before = page.viewportSize() ?? { width: 0, height: 0 };
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ])
      for (const { title } of SCENES) {
        await page.setViewportSize(size);
        await openStory(page, world, title);
        await page.evaluate('scrollTo(0, 0)');
        for (const part of ['.phone .verdict, .phone .failure', '.phone .buttons']) {
          const box = await page.locator(part).first().boundingBox();
          expect((box?.y ?? size.height) + (box?.height ?? 0), `${part} of ${title}`).to.be.at.most(size.height + 1);
        }
      }
    await page.setViewportSize(before);
    await openStory(page, world, 'A poisoned address');
    const answer = JSON.parse((await page.locator('.drawer pre').nth(1).textContent()) ?? '') as {
      readonly findings: readonly { readonly title: string; readonly message: string }[];
    };
    const [first] = answer.findings;
    expect(await page.locator('.reasons li').first().innerText())
      .to.include(first?.title)
      .and.include((first?.message ?? '').slice(0, 30));
    const saw = await page.locator('.saw').innerText();
    expect(saw).to.include('Sends 400 USDC').and.include('BLOCK, risk');
    await openStory(page, world, 'An ordinary payment');
    expect(await page.locator('.loss').count()).to.equal(0);
  });

  it('names who gets, who can spend, and every character in which two accounts differ', async () => {
    await openStory(page, world, 'A gift that takes everything');
    expect(await phone())
      .to.include('any amount of USDC')
      .and.include(`0x${'4'.repeat(40)}`);
    await openStory(page, world, 'A payment hidden in an exchange');
    expect(await phone()).to.match(new RegExp(`Somebody else gets[^]*0x${'4'.repeat(40)}`));
    await openStory(page, world, 'A poisoned address');
    const marked = await page.locator('.compared mark').allInnerTexts();
    expect(marked.join('')).to.match(/9{20}/);
    expect(await page.locator('.compared code').nth(1).innerText()).to.equal(
      '0x5aae9999999999999999999999999999999beaed',
    );
  });

  it('signs only after the service has confirmed the bytes, and not where it is gone by then', async () => {
    await openStory(page, world, SCENES[0].title);
    await page.getByRole('button', { name: 'Sign (simulated)' }).click();
    await page.getByText('would have signed them now').waitFor();
    show(await worlds.alone());
    await openStory(page, world, SCENES[0].title);
    await world.stopService();
    await page.getByRole('button', { name: 'Sign (simulated)' }).click();
    await page.getByText('The wallet refuses').waitFor();
  });

  it('asks the service nothing where the wallet has no check, and tells what came of it', async () => {
    await openStory(page, world, 'A poisoned address');
    await page.getByText('Without', { exact: true }).click();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.getByRole('button', { name: 'Next scene' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    expect(await phone()).to.include('There was no gift');
    expect(calls).to.deep.equal([]);
  });

  it('shows engineers the request and its answer, as they were', async () => {
    await openStory(page, world, 'Money from a bad place');
    expect(await phone(), 'made-up evidence is called that').to.match(/Demonstration: /);
    expect(await page.locator('.drawer pre').first().isVisible()).to.equal(false);
    await page.locator('.drawer summary').click();
    const [request = '', answer = ''] = await page.locator('.drawer pre').allInnerTexts();
    expect(JSON.parse(request)).to.include({ direction: 'incoming', amount: 2500 });
    expect(JSON.parse(answer)).to.include({ recommended_action: 'BLOCK' });
  });

  it('speaks the language of its reader in every scene, and fits a small phone in each', async () => {
    const before = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: 320, height: 844 });
    for (const language of LANGUAGES)
      for (const { title, id } of SCENES) {
        await openStory(page, world, title, language);
        const { scenes, page: texts } = TEXTS[language];
        const checked = await page.locator('body').innerText();
        const { story, aftermath } = scenes[id as keyof typeof scenes];
        expect(checked).to.include(story).and.include(texts.intro);
        await confirmUnchecked(page);
        const said = `${checked} ${await page.locator('body').innerText()}`;
        expect(said).to.include(aftermath);
        if (language !== 'en') expect(said, `${language}, ${id}`).not.to.match(ENGLISH);
        expect(await page.evaluate<number>('document.documentElement.scrollWidth'), language).to.be.at.most(320);
        expect(await page.evaluate<string>('document.documentElement.lang')).to.equal(language);
      }
    await page.setViewportSize(before);
  });

  it('speaks the language of its reader where bytes are tried by hand, too, and fits a small phone', async () => {
    const before = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: 320, height: 844 });
    for (const language of LANGUAGES) {
      const { own } = TEXTS[language];
      await page.goto(`${world.appUrl}/own?language=${language}`);
      await page.locator('#bytes').fill('');
      await page.locator('#check').click();
      expect(await page.locator('#bytes-error').innerText()).to.equal(own.empty);
      await page.getByRole('button', { name: own.example.permit, exact: true }).click();
      await page.locator('#check').click();
      await page.locator('.phone .verdict').waitFor();
      await page.locator('.hashes summary').click();
      const said = await page.locator('body').innerText();
      expect(said).to.include(own.deviceHint).and.include(own.forms.typed_data.hint);
      if (language !== 'en') expect(said, language).not.to.match(ENGLISH);
      expect(await page.evaluate<number>('document.documentElement.scrollWidth'), language).to.be.at.most(320);
    }
    await page.setViewportSize(before);
  });

  it('can be walked with the keyboard alone', async () => {
    await openStory(page, world, SCENES[0].title);
    await page.getByRole('button', { name: 'Next scene' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.compared').waitFor();
    expect(await page.evaluate<string>('document.activeElement.textContent')).to.equal('2. A poisoned address');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Confirm' }).waitFor();
  });
});
