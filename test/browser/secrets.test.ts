import { expect } from 'chai';
import { eventually } from '../support/eventually.js';
import { CONSOLE_SCENES } from './support/console-scenes.js';
import { APP_SCENES, check, compose, sign } from './support/scenes.js';
import type { Session } from './support/session.js';
import { openWorld, type World } from './support/world.js';
import { useWorlds } from './support/worlds.js';

/** What any key of this service looks like. */
const KEY_PATTERN = /sg_(?:sandbox|production)_[0-9a-z]{8}_[\w-]{43}/;

const expectNoKey = async (session: Session, world: World, name: string): Promise<readonly string[]> => {
  const received = await session.received();
  const secret = world.key.split('_')[3] ?? '';
  expect(received.length).to.be.greaterThan(3);
  for (const text of received) {
    expect(text, name).not.to.match(KEY_PATTERN);
    expect(text, name).not.to.include(secret);
    expect(text, name).not.to.match(/set-cookie/i);
  }
  return received;
};

describe('what reaches the browser', function () {
  this.timeout(120_000);
  const worlds = useWorlds(openWorld, { keepAnswers: true });

  it('no byte of any answer of the application holds a key, and none is a source map', async () => {
    const seen: string[] = [];
    for (const scene of APP_SCENES.filter(({ name }) =>
      ['own-signed', 'own-block', 'unauthorised-401', 'limited-429', 'failed-500', 'service-is-another'].includes(name),
    )) {
      const { world, session } = await worlds.alone(scene.world);
      await scene.arrange(session.page, world);
      const received = await expectNoKey(session, world, scene.name);
      seen.push(...received);
    }
    // the service goes away before a check is confirmed
    const { world, session } = await worlds.alone();
    await compose(session.page, world);
    await check(session.page);
    await world.stopService();
    await sign(session.page);
    await expectNoKey(session, world, 'service gone');
    expect(seen.some((text) => text.includes('/api/protection/check-payload\n'))).to.equal(true);
  });

  it('the built files hold no key, no path of the machine that built them, and nothing inline', async () => {
    const { world } = await worlds.shared();
    const pages = await Promise.all(['', '/own'].map(async (path) => (await fetch(`${world.appUrl}${path}`)).text()));
    const page = pages.join();
    const paths = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(paths.some((path) => path.endsWith('.js'))).to.equal(true);
    for (const path of paths.filter((one) => one.endsWith('.js')))
      expect((await fetch(`${world.appUrl}${path}.map`)).status, `${path}.map`).to.equal(404);
    for (const path of ['/', '/own', ...paths]) {
      const answer = await fetch(`${world.appUrl}${path}`);
      expect(answer.status, path).to.equal(200);
      const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      expect(text, path).not.to.match(KEY_PATTERN);
      expect(text, path).not.to.include(process.cwd());
    }
    expect(page).not.to.match(/<script(?![^>]* src=)|<style| style=| on\w+=/i);
  });

  it('the console keeps a pasted key in its field alone: it is in no storage, no address and no answer', async () => {
    const { world, session } = await worlds.shared();
    const scene = CONSOLE_SCENES.find(({ name }) => name === 'docs-block');
    await scene?.arrange(session.page, world);
    expect(
      await session.page.evaluate<string>(
        'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state])',
      ),
    ).to.equal(JSON.stringify([{}, {}, '', `${world.serviceUrl}/docs`, null]));
    for (const text of await session.received()) expect(text).not.to.include(world.key);
    expect(await session.page.content()).not.to.include(world.key);
    await session.page.reload();
    expect(await session.page.getByLabel('API key').inputValue()).to.equal('');
  });

  it('the watch for policy violations sees one', async () => {
    const { world, session } = await worlds.shared();
    await session.page.goto(`${world.appUrl}/own`);
    await session.page.evaluate(
      "document.body.append(Object.assign(document.createElement('img'), { src: '/elsewhere.svg' })), " +
        "document.body.append(Object.assign(document.createElement('iframe'), { src: '/' }))",
    );
    await eventually(() => Promise.resolve(/frame-src|default-src/.test(session.complaints.join())));
  });
});
