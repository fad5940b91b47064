import { expect } from 'chai';
import { useRealService } from '../http/real/support/real-service.js';
import { MEMORY } from '../http/real/support/storages.js';

describe('the served page of the review desk', () => {
  const service = useRealService(MEMORY);
  const get = (path: string, init: RequestInit = {}) => fetch(`${service().url}${path}`, init);

  it('200: comes at /desk and below; it can be framed by no one, and runs and loads only its own files', async () => {
    for (const path of ['/desk', '/desk/', '/desk/inbox', '/desk/checks/req_00000000000000000000000000']) {
      const page = await get(path);
      expect([page.status, page.headers.get('content-type')], path).to.deep.equal([200, 'text/html; charset=utf-8']);
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(policy).to.include("default-src 'none'").and.to.include("frame-ancestors 'none'");
      expect(policy).to.not.match(/unsafe|data:|https?:|\*/);
      expect(page.headers.get('x-frame-options')).to.equal('DENY');
      expect(page.headers.get('x-content-type-options')).to.equal('nosniff');
      expect(page.headers.get('cache-control')).to.equal('no-cache');
      expect(page.headers.get('set-cookie')).to.equal(null);
      const text = await page.text();
      expect(text).to.not.match(/<style|<script(?![^>]*\ssrc=)|\sstyle=|\son\w+=/i);
      for (const [, address = ''] of text.matchAll(/\s(?:src|href)="([^"]*)"/g))
        expect((await get(address)).status, address).to.equal(200);
      expect(text).to.not.match(/(?:src|href)="(?:https?:)?\/\//);
    }
  });

  it('200: has files that are kept for ever by their names', async () => {
    const text = await (await get('/desk')).text();
    const script = /src="(\/desk\/assets\/[^"]+\.js)"/.exec(text)?.[1] ?? '';
    const file = await get(script);
    expect(file.headers.get('content-type')).to.equal('text/javascript; charset=utf-8');
    expect(file.headers.get('cache-control')).to.equal('public, max-age=31536000, immutable');
    expect(file.headers.get('x-content-type-options')).to.equal('nosniff');
    expect(file.headers.get('cross-origin-resource-policy')).to.equal('same-origin');
  });

  it('404: is never the answer to a call that does not exist, nor is a file outside it', async () => {
    for (const path of [
      '/desk/api',
      '/desk/api/nothing',
      '/desk/api/checks/x/y/z',
      '/desk/assets/none.js',
      '/desk/assets/',
      '/desk/session/x',
      '/desk/oidc',
      '/desk/assets/..%2f..%2f..%2fpackage.json',
    ]) {
      const reply = await get(path);
      expect(reply.status, path).to.be.oneOf([404, 401]);
      expect(reply.headers.get('content-type'), path).to.equal('application/json; charset=utf-8');
    }
    expect((await get('/desk', { method: 'POST' })).status).to.equal(405);
    // the page keeps its filters there; the server follows none of it
    const asked = await get('/desk?next=https://evil.example', { redirect: 'manual' });
    expect([asked.status, (await asked.text()).includes('evil')]).to.deep.equal([200, false]);
  });
});
