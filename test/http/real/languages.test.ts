import { expect } from 'chai';
import { DEMONSTRATION_WARNING } from '../../../domain/decision/texts.js';
import { LANGUAGES } from '../../../domain/text/language.js';
import { evmAddress } from '../../support/addresses.js';
import { eventually } from '../../support/eventually.js';
import { putList, rowOf } from '../../support/lists.js';
import type { Reply } from './support/real-service.js';
import { useRealService } from './support/real-service.js';
import { transfer } from './support/requests.js';
import { POSTGRES } from './support/storages.js';

interface Said {
  readonly code: string;
  readonly title: string;
  readonly message: string;
  readonly params: Readonly<Record<string, unknown>>;
}

const LISTED = evmAddress('listed, in words');
const saidIn = ({ json }: Reply): Said => {
  const found = (json['findings'] as readonly Said[]).find(({ code }) => code === 'sanctioned_address');
  if (found === undefined) throw new Error('the address is not listed');
  return found;
};

describe('the language of findings', () => {
  const service = useRealService(POSTGRES);
  const ask = (key: string, language: string | null, headers: Record<string, string> = {}) =>
    service().check(key, transfer('in words', { to_address: LISTED }), {
      ...(language === null ? {} : { 'accept-language': language }),
      ...headers,
    });

  before(async () => {
    await putList(
      service().stores.archive,
      { source: 'Sanctions', publishedAt: '2026-11-20' },
      rowOf(LISTED, { category: 'sanctions' }),
    );
    const key = await service().key();
    await eventually(async () => (await ask(key, null)).text.includes('sanctioned_address') || undefined);
  });

  it('is the one that the caller likes best, in title, message and warnings, and the answer names it', async () => {
    const key = await service().key();
    const english = await ask(key, null);
    expect(english.headers['content-language']).to.equal('en');
    expect(String(english.headers['vary'])).to.include('Accept-Language');
    const titles = new Set<string>();
    for (const language of LANGUAGES) {
      const reply = await ask(key, `${language}, en;q=0.1`);
      const { title, message, params } = saidIn(reply);
      titles.add(title);
      expect(reply.headers['content-language']).to.equal(language);
      expect(reply.json['recommended_action']).to.equal('BLOCK');
      expect(params, 'the values are the same in every language').to.deep.equal(saidIn(english).params);
      expect(message).to.include(`${LISTED.slice(0, 6)}…${LISTED.slice(-4)}`);
      expect((reply.json['warnings'] as readonly string[])[0]).to.equal(message);
    }
    expect(titles.size, 'every language says it in its own words').to.equal(LANGUAGES.length);
  });

  it('is that of the sentences about bytes, about what was looked at, and about why it is not confirmed', async () => {
    const key = await service().key();
    const bytes = { transaction: { to: LISTED, chain_id: 1, value: '5', nonce: 1, gas: '21000', gas_price: '1' } };
    const said: readonly Set<unknown>[] = [new Set(), new Set(), new Set()];
    for (const language of LANGUAGES) {
      const headers = { 'accept-language': language };
      const { json } = await service().check(key, transfer('in words', bytes), headers);
      const { actions } = json['payload'] as { readonly actions: readonly { readonly text: string }[] };
      const { sentence } = json['coverage'] as { readonly sentence: string };
      const path = `/api/checks/${String(json['request_id'])}/confirm`;
      const confirmed = await service().send('POST', path, {
        ...{ key, body: JSON.stringify(bytes) },
        headers: { ...headers, 'content-type': 'application/json' },
      });
      expect(confirmed.headers['content-language']).to.equal(language);
      expect(confirmed.json['result'], 'only its words change').to.equal('NOT_ALLOWED');
      [actions[0]?.text, sentence, confirmed.json['message']].forEach((text, place) => said[place]?.add(text));
    }
    expect(said.map(({ size }) => size)).to.deep.equal(said.map(() => LANGUAGES.length));
  });

  it('is English where none is spoken, near ones count, and what is no language is no error', async () => {
    const key = await service().key();
    for (const [asked, told] of [
      ['de-AT', 'de'],
      ['pt', 'pt-BR'],
      ['zh', 'zh-CN'],
      ['zh-Hans-CN', 'zh-CN'],
      ['en-GB,fr;q=0.9', 'en'],
      ['fr;q=0.5, de-CH', 'de'],
      ['nl', 'en'],
      ['*', 'en'],
      [';;;q=x, \u00ff', 'en'],
      ['de;q=0, fr', 'fr'],
      ['x'.repeat(4000), 'en'],
    ] as const)
      expect((await ask(key, asked)).headers['content-language'], asked).to.equal(told);
  });

  it('is that of the first answer in a replay, and the record keeps English beside the values', async () => {
    const key = await service().key();
    const named = { 'idempotency-key': 'in german' };
    const first = await ask(key, 'de', named);
    const replayed = await ask(key, 'ja', named);
    expect(replayed.text).to.equal(first.text);
    expect(replayed.headers).to.include({ 'content-language': 'de', 'idempotency-replayed': 'true' });
    const read = await service().read(key, String(first.json['request_id']));
    expect(read.headers['content-language']).to.equal('en');
    expect(read.text).to.include('is on the sanctions list');
  });

  it('is that of the reader where a check is read, and the label of a demonstration is never left out', async () => {
    const key = await service().key();
    const played = await service().check(key, transfer('in words', { to_address: `0x${'0'.repeat(32)}de300006` }));
    expect(played.json['warnings']).to.include(DEMONSTRATION_WARNING);
    const read = await service().send('GET', `/api/checks/${String(played.json['request_id'])}`, {
      key,
      headers: { 'accept-language': 'es' },
    });
    const { warnings } = read.json['decision'] as { readonly warnings: readonly string[] };
    expect(warnings.at(-1)).to.match(/^Demostración:/);
  });
});
