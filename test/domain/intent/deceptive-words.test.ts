import { expect } from 'chai';
import { isDeceptive } from '../../../domain/intent/deceptive-words.js';
import { phrases } from '../../support/words.js';

/** What is hidden or disguised, with an honest text beside it that uses the same characters as its script does. */
const PAIRS: readonly (readonly [what: string, hostile: readonly string[], ordinary: readonly string[]])[] = [
  [
    'full-width letters',
    ['\uff35\uff33\uff24\uff23', '\uff22\uff49\uff4e\uff41\uff4e\uff43\uff45'],
    phrases(`
      株式会社ＡＢＣ | ＮＴＴドコモ | ㈱ＪＴＢ 第Ⅲ期 | ＳＢＩ ＶＣ トレード | 米５㎏入り | ２０２６年１１月分 家賃
    `),
  ],
  [
    'joiners',
    ['Би\u200cнанс', 'acme\u200d ltd', 'é\u200da', '👩\u200d'],
    ['فارسی\u200cزبان', 'PDF\u200cها', 'ශ්\u200dරී ලංකා', 'র\u200d্যাব', 'क्\u200dष Ltd', '👩🏽\u200d⚕️'],
  ],
  [
    'marks of direction',
    ['Bin\u200eance', 'Bin\u200eance חברה', 'invoice\u202egpj', 'שלום \u2067abc\u2069'],
    ['\u200fעברית', '\u200eABC בע״מ', 'שלום (ABC)\u200e', 'شركة\u061c 12'],
  ],
  [
    'selectors and tags',
    ['Acme\ufe0f', 'Kraken\u{e0041}', 'Bi\u180enance', '1\ufe0f000'],
    [
      '❤️Pets',
      '©️2024',
      '1️⃣ first',
      '葛\u{e0100}城市',
      'ᠮᠣᠩ\u180e',
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} pub',
    ],
  ],
  ['zero-width spaces', ['Bin\u200bance', 'Teth\u00ader', 'US\u2063DC'], ['ភាសា\u200bខ្មែរ', 'ไทย\u200bแลนด์']],
  [
    'letters of another script in a Latin word',
    ['Соinbase', 'Bitc\u05e1in', 'C\u03bfinbase', 'b\u0456nance'],
    ['וGoogle', 'Acme ООО', 'Rosa роса', 'Море Travel', 'β-carotene', '10µm', 'Ω Pharma'],
  ],
  ['whole words of another script', ['ОКХ', 'ВУВІТ', 'Аррӏе Inc'], ['ООО', 'Москва', 'Αθήνα ΑΕ', 'Осе\u0458а']],
  [
    'styled letters',
    ['ᴍᴇᴛᴀᴍᴀsᴋ', '🅢🅐🅕🅔', '🆂🅰🅵🅴', '𝐁𝐢𝐧ance', 'Ⅴerified', 'vᵉrified', 'ﬁnance'],
    ['Mᵐᵉ Dupont', 'Henry Ⅻ', 'Ĳsselmeer', '50㎡', 'blood type 🅰️'],
  ],
];

describe('texts that are built to be misread', () => {
  for (const [what, hostile, ordinary] of PAIRS)
    it(`are found by their ${what}, where their script does not need them`, () => {
      for (const text of hostile) expect(isDeceptive(text), JSON.stringify(text)).to.equal(true);
      for (const text of ordinary) expect(isDeceptive(text), JSON.stringify(text)).to.equal(false);
    });
});
