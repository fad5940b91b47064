import { type CheckSize, isComparableIn, type PresentSize, presentSizeOf } from '../facts/history/check-size.js';
import { type Counterparty, counterpartyOf, type CounterpartyRole } from '../intent/counterparty.js';
import { isCall, type TransactionIntent } from '../intent/intent.js';
import { tokenKey } from '../intent/token-key.js';
import { largeAmountUsdFor, type Policy } from '../policy/policy.js';
import { amountParam, type Param } from '../text/params.js';
import type { Term } from '../text/terms.js';
import { type CheckContext, finding, type Found, speaksForAll } from './finding.js';

type FindingMeasures = NonNullable<Found['measures']>;

/** Earlier checks of at least a tenth of the size; null where history did not answer. */
const earlierChecks = (earlier: readonly CheckSize[] | undefined, present: PresentSize): number | null =>
  earlier?.filter((one) => isComparableIn(one, present)).length ?? null;

/**
 * The counterparty, and the account that a called contract credits: allowing a bridge allows nobody that it pays. Text
 * that names no account cannot be allowed.
 */
const accountsOf = (intent: TransactionIntent, { address, role }: Counterparty): readonly string[] => {
  const credited = role === 'contract' && isCall(intent) ? [intent.beneficiary] : [];
  const others = credited.filter(({ key }) => key !== intent.sender.key);
  const keys = [address, ...others].map(({ key }) => key);
  return keys.every((key) => key !== null) ? [...new Set(keys)] : [];
};

const ROLE_TERM: Readonly<Record<CounterpartyRole, Term>> = {
  recipient: 'to_address',
  spender: 'spender',
  contract: 'contract_address',
};

const whoOf = ({ role, address: { key, given } }: Counterparty): Param => ({
  type: 'address',
  value: key ?? given,
  role: ROLE_TERM[role],
});

const usdParam = (usd: number): Param => amountParam(String(Math.round(usd)), 'USD');

const measuresOf = (value: number, threshold: number, earlier: number | null, policy: Policy): FindingMeasures => [
  { name: 'value_usd', actual: value, threshold },
  { name: 'earlier_checks', actual: earlier, threshold: policy.thresholds.littleHistoryChecks },
];

/** What this action moves or allows. Null where its value is unknown, or history makes it usual. */
const sizeOf = (context: CheckContext): { readonly usd: number; readonly earlier: number | null } | null => {
  const { intent, facts, policy } = context;
  const present = presentSizeOf(intent, facts.token.value);
  const earlier = earlierChecks(facts.history.value?.earlierChecks, present);
  const isUsual = (earlier ?? 0) >= policy.thresholds.littleHistoryChecks;
  return present.usd === null || isUsual ? null : { usd: present.usd, earlier };
};

/** What many small payments come to, where no single one is large. */
const largeSum = ({ all, policy, intent }: CheckContext): readonly Found[] => {
  if (all.length < 2) return [];
  const threshold = largeAmountUsdFor(policy, tokenKey(intent.token));
  const sizes = all.flatMap((context) => sizeOf(context)?.usd ?? []);
  const sum = sizes.reduce((total, usd) => total + usd, 0);
  const isSaid = all.some((context) => (sizeOf(context)?.usd ?? 0) >= thresholdOf(context));
  if (isSaid || sum < threshold) return [];
  return [
    {
      says: 'together',
      params: { usd: usdParam(sum), limit: amountParam(String(threshold), 'USD') },
      measures: [{ name: 'value_usd', actual: sum, threshold }],
    },
  ];
};

const thresholdOf = ({ policy, intent }: CheckContext): number => largeAmountUsdFor(policy, tokenKey(intent.token));

/**
 * A large value, moved or approved, to an account with little history: dust that went there before makes no large
 * payment usual. Where history did not answer, little is assumed: an outage must not make it usual either.
 */
export const largeTransactionAmount = finding({
  code: 'large_transaction_amount',
  judges: 'action',
  source: 'risk',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning:
    'The value that is moved or approved reaches the threshold of the policy, and the recipient, spender or ' +
    'contract has little history with the service.',
  advice: 'Confirm who gets it by another channel.',
  needs: ['request', 'history', 'bundled_data'],
  about: 'request',
  isRelaxable: false,
  softenedBy: ['allow_list'],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Large amount to a little-known account',
    de: 'Hoher Betrag an wenig bekanntes Konto',
    es: 'Importe alto a una cuenta poco conocida',
    fr: 'Gros montant vers un compte peu connu',
    'pt-BR': 'Valor alto para uma conta pouco conhecida',
    ja: '実績の少ない相手への高額取引です',
    'zh-CN': '大额转给往来甚少的账户',
  },
  texts: {
    seen: {
      en:
        '{who} has little history here, and about {usd} is at stake (limit {limit}). Confirm who it is another way ' +
        'first.',
      de:
        '{who} ist hier wenig bekannt, und es geht um etwa {usd} (Grenze {limit}). Klären Sie auf anderem Weg, wer ' +
        'es ist.',
      es:
        '{who} tiene poco historial aquí y están en juego unos {usd} (límite {limit}). Confirme antes quién es por ' +
        'otra vía.',
      fr:
        '{who} a peu d’historique ici, pour environ {usd} (seuil {limit}). Confirmez d’abord son identité par un ' +
        'autre moyen.',
      'pt-BR':
        '{who} tem pouco histórico aqui e cerca de {usd} estão em jogo (limite {limit}). Confirme antes quem é por ' +
        'outro meio.',
      ja: '{who} は実績が少なく、約 {usd} の取引です（基準 {limit}）。先に別の方法で相手を確認してください。',
      'zh-CN': '{who} 在此往来甚少，涉及约 {usd}（限额 {limit}）。请先通过其他途径确认对方。',
    },
    unread: {
      en:
        'About {usd} is at stake (limit {limit}), and no history could be read: {who}. Confirm who it is another ' +
        'way first.',
      de:
        'Der Verlauf ist nicht lesbar, und es geht um etwa {usd} (Grenze {limit}): {who}. Klären Sie auf anderem ' +
        'Weg, wer es ist.',
      es:
        'No se pudo leer el historial y están en juego unos {usd} (límite {limit}): {who}. Confirme antes quién es ' +
        'por otra vía.',
      fr:
        'L’historique est illisible, pour environ {usd} (seuil {limit}) : {who}. Confirmez d’abord son identité ' +
        'par un autre moyen.',
      'pt-BR':
        'Não foi possível ler o histórico e cerca de {usd} estão em jogo (limite {limit}): {who}. Confirme antes ' +
        'por outro meio.',
      ja: '履歴を確認できず、約 {usd} の取引です（基準 {limit}）：{who}。先に別の方法で相手を確認してください。',
      'zh-CN': '无法读取该账户的往来记录，涉及约 {usd}（限额 {limit}）：{who}。请先通过其他途径确认。',
    },
    together: {
      en:
        'Together this moves or allows about {usd} for accounts with little history here (limit {limit}). Confirm ' +
        'each of them another way first.',
      de:
        'Zusammen geht es um etwa {usd} für wenig bekannte Konten (Grenze {limit}). Klären Sie jedes vorher auf ' +
        'anderem Weg.',
      es:
        'En total mueve o permite unos {usd} a cuentas con poco historial aquí (límite {limit}). Confirme antes ' +
        'cada una por otra vía.',
      fr:
        'Au total, environ {usd} vont à des comptes avec peu d’historique ici (seuil {limit}). Confirmez d’abord ' +
        'chacun autrement.',
      'pt-BR':
        'No total, move ou permite cerca de {usd} para contas com pouco histórico aqui (limite {limit}). Confirme ' +
        'antes cada uma por outro meio.',
      ja: '合計で約 {usd} が実績の少ない相手に移動または許可されます（基準 {limit}）。先に別の方法でそれぞれ確認してください。',
      'zh-CN': '合计约 {usd} 将转给或授权给往来甚少的账户（限额 {limit}）。请先通过其他途径逐一确认。',
    },
  },
  run: (context) => {
    const { intent, policy } = context;
    const sums = speaksForAll(context) ? largeSum(context) : [];
    const size = sizeOf(context);
    const threshold = thresholdOf(context);
    if (size === null || size.usd < threshold) return sums;
    const { usd: value, earlier } = size;
    const counterparty = counterpartyOf(intent);
    return [
      {
        says: earlier === null ? 'unread' : 'seen',
        params: { who: whoOf(counterparty), usd: usdParam(value), limit: amountParam(String(threshold), 'USD') },
        fields: [counterparty.field],
        measures: measuresOf(value, threshold, earlier, policy),
        accounts: accountsOf(intent, counterparty),
      },
      ...sums,
    ];
  },
});
