import { hostsOf } from '../facts/screening/site-listing.js';
import { imitatedSite } from '../intent/site.js';
import { textParam } from '../text/params.js';
import { finding } from './finding.js';
import { siteListings } from './shared/site-listings.js';

/** The site that asks, or that a sign-in names, is built to be taken for another. Source: domain/decisions.md, 57. */
export const lookalikeSite = finding({
  code: 'lookalike_site',
  judges: 'check',
  source: 'scam',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning: 'The site looks like a well-known one and is another.',
  advice: 'Do not sign there; open the site that you mean by its own address.',
  needs: ['request', 'bundled_data', 'lists'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Site imitates another one',
    de: 'Website ahmt eine andere nach',
    es: 'El sitio imita a otro',
    fr: 'Le site en imite un autre',
    'pt-BR': 'O site imita outro',
    ja: '別のサイトに似せています',
    'zh-CN': '网站仿冒其他网站',
  },
  texts: {
    letters: {
      en:
        'The site {site} mixes look-alike letters. Do not sign there; open the site that you mean by its own ' +
        'address.',
      de:
        'Die Website {site} mischt täuschend ähnliche Buchstaben. Dort nicht unterschreiben; öffnen Sie die ' +
        'richtige Adresse selbst.',
      es: 'El sitio {site} mezcla letras parecidas. No firme ahí; abra el sitio que busca por su propia dirección.',
      fr:
        'Le site {site} mélange des lettres trompeuses. N’y signez pas ; ouvrez le site voulu par sa propre ' +
        'adresse.',
      'pt-BR':
        'O site {site} mistura letras parecidas. Não assine lá; abra o site que você quer pelo próprio endereço.',
      ja: 'サイト {site} は紛らわしい文字を混ぜています。署名せず、目的のサイトを正しいアドレスで開いてください。',
      'zh-CN': '网站 {site} 混用了形似字母。请勿在那里签名；请用正确网址打开您要访问的网站。',
    },
    imitates: {
      en:
        'The site {site} looks like {known} and is not. Do not sign there; open the site that you mean by its own ' +
        'address.',
      de:
        'Die Website {site} sieht aus wie {known}, ist es aber nicht. Dort nicht unterschreiben; öffnen Sie die ' +
        'richtige Adresse selbst.',
      es:
        'El sitio {site} se parece a {known}, pero no lo es. No firme ahí; abra el sitio que busca por su propia ' +
        'dirección.',
      fr:
        'Le site {site} ressemble à {known}, mais ne l’est pas. N’y signez pas ; ouvrez le site voulu par sa ' +
        'propre adresse.',
      'pt-BR':
        'O site {site} parece {known}, mas não é. Não assine lá; abra o site que você quer pelo próprio endereço.',
      ja: 'サイト {site} は {known} に似た別のサイトです。署名せず、目的のサイトを正しいアドレスで開いてください。',
      'zh-CN': '网站 {site} 看似 {known}，但并不是。请勿在那里签名；请用正确网址打开您要访问的网站。',
    },
    listed: {
      en:
        'The site {site} looks like {known} and is not, according to {list}. Do not sign there; open the site that ' +
        'you mean yourself.',
      de:
        'Die Website {site} gleicht {known}, ist es laut {list} aber nicht. Dort nicht unterschreiben; öffnen Sie ' +
        'die richtige selbst.',
      es:
        'El sitio {site} se parece a {known}, pero no lo es, según {list}. No firme ahí; abra usted mismo el sitio ' +
        'que busca.',
      fr:
        'Le site {site} ressemble à {known}, mais ne l’est pas, selon {list}. N’y signez pas ; ouvrez vous-même le ' +
        'site voulu.',
      'pt-BR':
        'O site {site} parece {known}, mas não é, segundo {list}. Não assine lá; abra você mesmo o site que quer.',
      ja: '{list} によると、サイト {site} は {known} に似た別のサイトです。署名せず、目的のサイトを自分で開いてください。',
      'zh-CN': '据 {list}，网站 {site} 看似 {known}，但并不是。请勿在那里签名；请自行打开您要访问的网站。',
    },
  },
  run: ({ intent, payload, facts }) => {
    const hosts = hostsOf({ intent, payload });
    if (hosts.length === 0) return [];
    // the keeper of an allow list looked at this very site: that outweighs any resemblance
    const known = new Set(siteListings(facts, 'allowed').map(({ host }) => host));
    const built = hosts.flatMap((host) => {
      const imitated = known.has(host) ? null : imitatedSite(host);
      if (imitated === null) return [];
      const site = textParam(host);
      return [
        imitated === 'unknown'
          ? { host, says: 'letters', params: { site } }
          : { host, says: 'imitates', params: { site, known: textParam(imitated) } },
      ];
    });
    const listed = siteListings(facts, 'resembles')
      .filter(({ host }) => !known.has(host) && !built.some((one) => one.host === host))
      .map(({ host, entry, source }) => ({
        says: 'listed',
        params: { site: textParam(host), known: textParam(entry), list: textParam(source) },
      }));
    return [...built.map(({ says, params }) => ({ says, params })), ...listed];
  },
});
