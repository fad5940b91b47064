import { addressParam, listParam } from '../text/params.js';
import { type CheckContext, finding, NO_FINDINGS, type Found } from './finding.js';

/** Other accounts that the bytes pay: one finding for all of them. */
const newPayees = (context: CheckContext): readonly Found[] => {
  const [declared, ...paid] = context.all;
  const unknown = paid.flatMap(({ facts, recipient }) =>
    facts.history.value?.earlierChecks.length === 0 && recipient !== declared?.recipient ? (recipient?.key ?? []) : [],
  );
  const [first, ...others] = [...new Set(unknown)];
  if (first === undefined) return NO_FINDINGS;
  return [
    {
      says: 'also',
      params: { accounts: listParam([first, ...others].map(addressParam)) },
      accounts: [first, ...others],
    },
  ];
};

/** No earlier transfer by this sender to this recipient counts. */
export const newRecipient = finding({
  code: 'new_recipient',
  judges: 'check',
  source: 'risk',
  severity: 'LOW',
  action: 'ALLOW',
  meaning:
    'No earlier payment from this sender to this recipient was reported as signed, or allowed on an earlier day.',
  advice: 'Nothing to do; a test amount first is good practice.',
  needs: ['request', 'history'],
  about: 'request',
  isRelaxable: true,
  softenedBy: ['allow_list'],
  restatedBy: ['large_transaction_amount'],
  isPartOfProof: false,
  title: {
    en: 'First known payment to this address',
    de: 'Erste bekannte Zahlung an diese Adresse',
    es: 'Primer pago conocido a esta dirección',
    fr: 'Premier paiement connu à cette adresse',
    'pt-BR': 'Primeiro pagamento conhecido ao endereço',
    ja: 'このアドレスへの初めての支払いです',
    'zh-CN': '首次向此地址付款',
  },
  texts: {
    first: {
      en: 'This is the first known payment to {to}. Compare the whole address, not only its ends.',
      de: 'Dies ist die erste bekannte Zahlung an {to}. Vergleichen Sie die ganze Adresse, nicht nur Anfang und Ende.',
      es: 'Es el primer pago conocido a {to}. Compare la dirección entera, no solo los extremos.',
      fr: 'C’est le premier paiement connu à {to}. Comparez l’adresse entière, pas seulement le début et la fin.',
      'pt-BR': 'É o primeiro pagamento conhecido a {to}. Compare o endereço inteiro, não só as pontas.',
      ja: '{to} への支払いは、記録では初めてです。先頭と末尾だけでなくアドレス全体を比べてください。',
      'zh-CN': '这是已知首次向 {to} 付款。请比对完整地址，不要只看首尾。',
    },
    also: {
      en:
        'This also pays {accounts}, for the first time as far as is known. Compare each whole address, not only ' +
        'its ends.',
      de:
        'Damit wird auch {accounts} bezahlt, soweit bekannt zum ersten Mal. Vergleichen Sie jede Adresse ganz, ' +
        'nicht nur Anfang und Ende.',
      es:
        'Esto también paga a {accounts}, que se sepa por primera vez. Compare cada dirección entera, no solo los ' +
        'extremos.',
      fr:
        'Ceci paie aussi {accounts}, pour la première fois à notre connaissance. Comparez chaque adresse entière, ' +
        'pas le début et la fin.',
      'pt-BR':
        'Isto também paga {accounts}, ao que se sabe pela primeira vez. Compare cada endereço inteiro, não só as ' +
        'pontas.',
      ja: '{accounts} にも支払います（記録では初めて）。先頭と末尾だけでなく各アドレス全体を比べてください。',
      'zh-CN': '这还会首次（据已知）向 {accounts} 付款。请逐一比对完整地址，不要只看首尾。',
    },
  },
  run: (context) => {
    const { intent, facts, recipient } = context;
    if (intent.direction !== 'outgoing') return NO_FINDINGS;
    const key = facts.history.value?.earlierChecks.length === 0 ? (recipient?.key ?? null) : null;
    const declared: readonly Found[] =
      key === null
        ? NO_FINDINGS
        : [{ says: 'first', params: { to: addressParam(key) }, fields: ['to_address'], accounts: [key] }];
    return [...declared, ...newPayees(context)];
  },
});
