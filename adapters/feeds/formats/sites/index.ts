import { peek } from '../shared/peek.js';
import { readLines } from '../shared/bytes.js';
import { readJsonEntries } from '../shared/json-entries.js';
import { defineSites, type SiteEntry } from '../shared/site-rows.js';

const ARRAY = 0x5b;
/** `- url: phishing.example` of Phantom's list, or the site alone. */
const LINE = /^(?:-\s*url:\s*)?["']?([^"'#\s]*)["']?\s*(?:#.*)?$/;

async function* entries(file: AsyncIterable<Uint8Array>): AsyncGenerator<SiteEntry> {
  const { firstByte, file: whole } = await peek(file);
  const category = 'phishing_site';
  if (firstByte === ARRAY) {
    for await (const { number, value } of readJsonEntries(whole, 'top'))
      yield { site: value, category, reference: `entry ${number}` };
    return;
  }
  for await (const { number, text } of readLines(whole)) {
    const site = LINE.exec(text.trim())?.[1];
    if (site !== '') yield { site: site ?? text, category, reference: `line ${number}` };
  }
}

/** Sites that phish: an array of JSON, one a line, or a list of `- url:` in YAML. */
export const sites = defineSites('sites', entries);
