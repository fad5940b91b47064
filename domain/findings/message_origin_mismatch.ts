import { isSameOrigin } from '../intent/site.js';
import { textParam } from '../text/params.js';
import { finding, NO_FINDINGS } from './finding.js';

/** A sign-in must be for the origin that asks for it. */
export const messageOriginMismatch = finding({
  code: 'message_origin_mismatch',
  judges: 'check',
  source: 'simulation',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'The message signs in at another origin than the one that asks for it.',
  advice: 'Do not sign.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Sign-in is for another site',
    de: 'Anmeldung gilt einer anderen Website',
    es: 'Inicio de sesión para otro sitio',
    fr: 'Connexion pour un autre site',
    'pt-BR': 'Login para outro site',
    ja: '別のサイトへのログインです',
    'zh-CN': '登录的是另一个网站',
  },
  texts: {
    seen: {
      en: 'This signs you in at {origin}, but {site} asks for it. Do not sign.',
      de: 'Damit melden Sie sich bei {origin} an, doch {site} verlangt es. Nicht unterschreiben.',
      es: 'Esto inicia su sesión en {origin}, pero lo pide {site}. No firme.',
      fr: 'Ceci vous connecte à {origin}, mais c’est {site} qui le demande. Ne signez pas.',
      'pt-BR': 'Isto faz seu login em {origin}, mas quem pede é {site}. Não assine.',
      ja: 'ログイン先は {origin} ですが、要求しているのは {site} です。署名しないでください。',
      'zh-CN': '这会让您登录 {origin}，但请求来自 {site}。请勿签名。',
    },
  },
  run: ({ payload }) => {
    const { origin = null, askedBy = null } = payload ?? {};
    return origin === null || askedBy === null || isSameOrigin(origin, askedBy)
      ? NO_FINDINGS
      : [{ params: { origin: textParam(origin), site: textParam(askedBy) } }];
  },
});
