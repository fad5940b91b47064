import { listParam, termParam } from '../text/params.js';
import type { Term } from '../text/terms.js';
import { type Chain, currencyOf, familyOf } from '../chains/index.js';
import { parseAddress } from '../intent/address.js';
import { hostOfOrigin } from '../intent/site.js';
import { foldedText } from '../intent/text.js';
import { type SignInBody, type SignInMessage, signInOf } from '../payload/text/sign-in.js';
import { parseIsoMs } from '../shared/iso-time.js';
import { type CheckContext, finding, NO_FINDINGS } from './finding.js';
import { messageIn } from '../payload/kinds/index.js';
import { readTextMessage } from '../payload/text/message.js';

/** The sign-in that the bytes are; null for all else. */
const signInIn = ({ payload, intent }: CheckContext): SignInMessage | null => {
  const request = payload === null ? null : messageIn(payload.given);
  const read = request === null ? null : readTextMessage(request, familyOf(intent.chain));
  return read?.ok === true && read.value.text !== null ? signInOf(read.value.text) : null;
};

/** Clocks differ: a text may be this far in the future. Milliseconds. */
const CLOCKS_DIFFER_MS = 10 * 60_000;
/** A text without an end that is older was not made for this sign-in. */
const LONG_AGO_MS = 30 * 86_400_000;

/** Words of a statement that ask for more than who somebody is, in the languages of the service, without accents. */
const ASKS_FOR_MORE = new RegExp(
  [
    '\\btransfer|\\bcustod|\\bauthority\\b|\\bwithdraw|\\bfull (?:access|control)\\b|\\bcontrol (?:of|over)\\b',
    '\\bpower of attorney\\b|\\b(?:spend|move|sell|take|send) (?:any|all|every|my|your|the)\\b',
    '\\b(?:all|any|every) (?:of )?(?:(?:my|your|the) )?(?:(?:crypto|digital) )?' +
      '(?:assets?|tokens?|funds|coins?|nfts?|holdings|balances?)\\b|\\beverything (?:i|you|in|on)\\b',
    '\\bspend(?:ing|er)\\b|\\bunlimited (?:spend|approv|allow|amount|token)|\\bon (?:my|your) behalf\\b',
    '\\bdelegat\\w* (?:\\w+ ){0,3}(?:rights?|access|control|keys?|permissions?)\\b|\\bsigning (?:rights?|power)',
    '\\b(?:seed|recovery|secret) (?:\\w+ )?(?:phrase|words?)\\b|\\bprivate keys?\\b|\\bmnemonic\\b',
    '\\bubertrag|\\buberweis|\\bverwahrung\\b|\\bvollmacht|\\bverfug\\w* uber\\b',
    '\\balle (?:meine|deine|ihre|der|die)?n? ?(?:token|vermogen|gelder|guthaben)',
    '\\btod[oa]s (?:[lo]?[oa]s )?(?:(?:mis|sus|tus|meus|seus|minhas|suas) )?' +
      '(?:activos|ativos|f[ou]ndos|tokens|m\\w+das)',
    '\\bretirar\\b|\\bsacar\\b|\\bpoder(?:es)? notarial|\\bprocur(?:ation|acao)\\b|\\bautori(?:dad|dade|te)\\b',
    '\\btous (?:les|mes|vos|tes) (?:actifs|jetons|fonds|avoirs|tokens)\\b',
    '送金|譲渡|移転|カストディ|(?:すべて|全て|全)の?(?:資産|トークン)',
    '转账|转移|转出|提现|托管|(?:全部|所有)(?:资产|代币)',
  ].join('|'),
  'i',
);
/** A denial counts for its own clause alone, and only before what it denies; in Chinese and Japanese also behind. */
const CLAUSE = /[.!?;:,\n。！？；：，、]|\b(?:but|and|that|which|because|unless|only|while|mind|object)\b/i;
const DENIES = new RegExp(
  `(?:\\b(?:not|never|cannot|nicht|nie|niemals|keine?[mnrs]?|nunca|ningun[oa]?|sin|jamais|aucune?|ne|nao|` +
    `nenhuma?|sem)\\b|n['’]t\\b).*(?:${ASKS_FOR_MORE.source})|` +
    `\\bnothing (?:is|will be|gets) (?:${ASKS_FOR_MORE.source})|` +
    `\\b(?:no|without)\\s+(?:\\w+\\s+){0,3}?(?:${ASKS_FOR_MORE.source})|[不无]|没有|ません|ない`,
  'i',
);

/** Folded and as written, since folding takes the marks off Japanese letters. */
const asksForMore = (statement: string | null): boolean =>
  [foldedText(statement ?? ''), (statement ?? '').normalize('NFC')]
    .flatMap((text) => text.split(CLAUSE))
    .some((clause) => ASKS_FOR_MORE.test(clause) && !DENIES.test(clause));

/** An authority in a web address. */
const WEB_HOST = /^https?:\/\/([^/?#]+)/i;

const pointsElsewhere = (resources: readonly string[], origin: string | null): boolean => {
  if (origin === null) return false;
  const own = hostOfOrigin(origin);
  return resources.some((resource) => {
    const authority = WEB_HOST.exec(resource)?.[1] ?? null;
    const host = authority === null ? own : hostOfOrigin(authority.replace(/^.*@/, ''));
    return host !== own && !host.endsWith(`.${own}`);
  });
};

/** The names of Solana's main network. Source: Sign In With Solana; CAIP-2, the hash of its first block. */
const SOLANA_NAMES: ReadonlySet<string | null> = new Set([
  ...[null, 'mainnet', 'mainnet-beta', 'solana:mainnet', 'solana:mainnet-beta'],
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
]);
const isOfChain = ({ chainId }: SignInBody, chain: Chain): boolean =>
  chain === 'solana' ? SOLANA_NAMES.has(chainId) : chainId === currencyOf(chain).chainId;

/** Why the sign-in is not as it should be. */
const oddities = (signIn: SignInMessage, body: SignInBody, { intent, nowMs }: CheckContext): readonly Term[] => {
  // on Solana a text need not say when it was issued
  const issued = body.issuedAt === null ? -Infinity : parseIsoMs(body.issuedAt);
  const expires = body.expirationTime === null ? Infinity : parseIsoMs(body.expirationTime);
  const starts = body.notBefore === null ? issued : parseIsoMs(body.notBefore);
  const isUnreadable = [issued, expires, starts].some((time) => Number.isNaN(time));
  const holds: readonly (readonly [boolean, Term])[] = [
    [asksForMore(body.statement), 'sign_in_asks_more'],
    [pointsElsewhere(body.resources, signIn.origin), 'sign_in_elsewhere'],
    [!isOfChain(body, intent.chain), 'sign_in_network'],
    [parseAddress(intent.chain, signIn.accountAsWritten).problem === 'checksum_mismatch', 'sign_in_checksum'],
    [expires <= nowMs, 'sign_in_ended'],
    [body.issuedAt !== null && expires === Infinity && issued < nowMs - LONG_AGO_MS, 'sign_in_old'],
    [Math.max(issued, starts) > nowMs + CLOCKS_DIFFER_MS, 'sign_in_future'],
    [isUnreadable, 'sign_in_bad_time'],
  ];
  return holds.filter(([isSo]) => isSo).map(([, term]) => term);
};

/** A sign-in says who somebody is, now, to one site. Source: EIP-4361, Sign In With Solana; domain/decisions.md, 57. */
export const signInIrregular = finding({
  code: 'sign_in_irregular',
  judges: 'check',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'A sign-in text is not as it should be: its time, network, account, resources or statement.',
  advice: 'Go back to the site and sign in anew; do not sign a text that asks for more than who you are.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Sign-in text looks wrong',
    de: 'Anmeldetext ist auffällig',
    es: 'El texto de acceso parece incorrecto',
    fr: 'Texte de connexion anormal',
    'pt-BR': 'O texto de login parece errado',
    ja: 'ログイン文面に不審な点があります',
    'zh-CN': '登录文本有异常',
  },
  texts: {
    seen: {
      en: 'This sign-in text is not right: {problems}. Do not sign it; go back to the site and start again.',
      de:
        'Dieser Anmeldetext stimmt nicht: {problems}. Nicht unterschreiben; gehen Sie zur Website zurück und ' +
        'beginnen Sie neu.',
      es: 'Este texto de acceso no es correcto: {problems}. No lo firme; vuelva al sitio y empiece de nuevo.',
      fr: 'Ce texte de connexion est anormal : {problems}. Ne signez pas ; retournez sur le site et recommencez.',
      'pt-BR': 'Este texto de login não está certo: {problems}. Não assine; volte ao site e comece de novo.',
      ja: 'ログイン文面に問題があります：{problems}。署名せず、サイトに戻ってやり直してください。',
      'zh-CN': '此登录文本有问题：{problems}。请勿签名；请返回网站重新开始。',
    },
  },
  run: (context) => {
    if (context.payload?.status !== 'decoded') return NO_FINDINGS;
    const signIn = signInIn(context);
    const said = signIn?.body ? oddities(signIn, signIn.body, context) : [];
    return said.length === 0 ? NO_FINDINGS : [{ params: { problems: listParam(said.map(termParam)) } }];
  },
});
