import { dateParam, textParam } from '../text/params.js';
import { siteListings } from './shared/site-listings.js';
import { isRegisteredSite } from '../intent/site.js';
import { finding } from './finding.js';

/** The site that asks, or that the bytes name, is on a list of sites that phish. Source: domain/decisions.md, 76. */
export const phishingSite = finding({
  code: 'phishing_site',
  judges: 'check',
  source: 'scam',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The site stands on an imported list of sites that phish.',
  advice: 'Sign nothing there; leave the site.',
  needs: ['request', 'lists'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Known phishing site',
    de: 'Bekannte Phishing-Website',
    es: 'Sitio de phishing conocido',
    fr: 'Site d’hameçonnage connu',
    'pt-BR': 'Site de phishing conhecido',
    ja: '既知のフィッシングサイトです',
    'zh-CN': '已知钓鱼网站',
  },
  texts: {
    listed: {
      en: '{site} is on the phishing list {list} of {date}. Sign nothing there; leave the site.',
      de:
        '{site} steht auf der Phishing-Liste {list} vom {date}. Unterschreiben Sie dort nichts; verlassen Sie die ' +
        'Website.',
      es: '{site} está en la lista de phishing {list} del {date}. No firme nada allí; salga del sitio.',
      fr: '{site} figure sur la liste d’hameçonnage {list} du {date}. N’y signez rien ; quittez le site.',
      'pt-BR': '{site} está na lista de phishing {list} de {date}. Não assine nada lá; saia do site.',
      ja: '{site} はフィッシングリスト {list}（{date}）に掲載されています。何も署名せず、サイトを離れてください。',
      'zh-CN': '{site} 在{date}的钓鱼名单 {list} 上。请勿在该网站签名，并离开该网站。',
    },
    listedAs: {
      en: '{site} is on the phishing list {list} of {date}, as {entry}. Sign nothing there; leave the site.',
      de: '{site} steht als {entry} auf der Phishing-Liste {list} vom {date}. Unterschreiben Sie dort nichts.',
      es: '{site} está en la lista de phishing {list} del {date}, como {entry}. No firme nada allí; salga del sitio.',
      fr:
        '{site} figure sur la liste d’hameçonnage {list} du {date}, sous {entry}. N’y signez rien ; quittez le ' +
        'site.',
      'pt-BR': '{site} está na lista de phishing {list} de {date}, como {entry}. Não assine nada lá; saia do site.',
      ja: '{site} は {entry} としてフィッシングリスト {list}（{date}）に掲載されています。何も署名しないでください。',
      'zh-CN': '{site} 以 {entry} 列入{date}的钓鱼名单 {list}。请勿在该网站签名，并离开该网站。',
    },
    registered: {
      en:
        '{site} is on the phishing list {list} of {date}, but belongs to a known protocol. One of them is wrong: ' +
        'wait and check.',
      de:
        '{site} steht auf der Phishing-Liste {list} vom {date}, gehört aber zu einem bekannten Protokoll. Warten ' +
        'Sie und prüfen Sie.',
      es:
        '{site} está en la lista de phishing {list} del {date}, pero es de un protocolo conocido. Espere y ' +
        'compruébelo.',
      fr:
        '{site} figure sur la liste d’hameçonnage {list} du {date}, mais relève d’un protocole connu. Attendez et ' +
        'vérifiez.',
      'pt-BR': '{site} está na lista de phishing {list} de {date}, mas é de um protocolo conhecido. Espere e confira.',
      ja: '{site} はフィッシングリスト {list}（{date}）にありますが、既知のプロトコルのものです。待って確認してください。',
      'zh-CN': '{site} 在{date}的钓鱼名单 {list} 上，但属于已知协议，其中之一有误。请先等待并核实。',
    },
  },
  run: ({ facts }) =>
    siteListings(facts, 'listed').map(({ host, entry, source, publishedAt }) => {
      const params = {
        ...{ site: textParam(host), entry: textParam(entry) },
        ...{ list: textParam(source), date: dateParam(publishedAt) },
      };
      // one mistake of a publisher must not stop all that a well-known protocol does
      return isRegisteredSite(host)
        ? { says: 'registered', params, severity: 'HIGH', action: 'REVIEW' }
        : { says: host === entry ? 'listed' : 'listedAs', params };
    }),
});
