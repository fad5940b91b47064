import type { ReportBody } from './body.js';

type Draft = Pick<
  ReportBody,
  | 'payment'
  | 'payload'
  | 'execution'
  | 'coverage'
  | 'evidence'
  | 'transaction_effects'
  | 'demonstration'
  | 'check'
  | 'policy'
>;

/** How the result was reached, in sentences for a reader who did not see the check. */
export const methodologyOf = (draft: Draft): readonly string[] => [
  'This report is made from the stored record of one check: the request, every fact that was gathered, the ' +
    'policy and the decision. No source was asked again, and nothing learnt later is in it.',
  `Decision engine ${draft.check.engine_version} judged the request under policy ${draft.policy.policy_id}, ` +
    `version ${draft.policy.version}. The same engine, given the same record, decides the same again.`,
  'Each finding has an action of its own. The recommended action is the strictest of all findings and of all ' +
    'policy rules that matched. The risk score only summarises the findings and decides nothing.',
  'A required source that does not answer, or answers with data past its maximum age, makes the action at least ' +
    'REVIEW.',
  'Evidence is quoted with its source, its reference and its dates. Its freshness was judged at the time of the ' +
    'check against the shortest maximum age that the source or the policy sets; without a date or a maximum age it ' +
    'is UNKNOWN.',
  'Confidence and share are the statements of the source, from 0 to 1.',
  'A party is named only where a source of an approved kind supports it: licensed intelligence, verified ' +
    'counterparty data, Travel Rule data, customer documents, a confirmed business record, or a sanctions list that ' +
    'is public by law. A bank or bank account is never inferred from a wallet address. A name that another kind of ' +
    'source gives, a list of unknown licence for instance, is left out, also where the original message of a finding ' +
    'quoted it; list, date and reference say where it stands.',
  ...(draft.evidence.some(({ source }) => source.provided_by_partner === true) ? [PARTNER_METHOD] : []),
  draft.payment.direction === 'incoming'
    ? 'The payment was judged as incoming: the sending wallet is the source of funds and the subject of the ' +
      'screening, the receiving wallet is the caller’s own.'
    : 'The transaction was judged as outgoing: every address in the request was screened, in any role.',
  draft.payload !== undefined && draft.transaction_effects.mode === 'declared-intent'
    ? READ_METHOD
    : EFFECTS_METHOD[draft.transaction_effects.mode],
  ...(draft.payload === undefined ? [] : [BYTES_METHOD]),
  ...((draft.execution?.status ?? 'unavailable') === 'unavailable' ? [] : [EXECUTION_METHOD]),
];

const PARTNER_METHOD =
  'Evidence that is marked as provided by the partner is the word of the partner that asked for the check: its own ' +
  'lists and what it knows of its counterparties. No one else has confirmed it, and it outweighs no sanction, no ' +
  'list and no exposure.';

const BYTES_METHOD =
  'The bytes that were to be signed were read. An action is exact where a bundled standard, or an imported ' +
  'descriptor of that very contract, says what the bytes mean; a hint is a name from a list of signatures and ' +
  'lowers nothing. The bytes never make a finding about what was declared milder.';

const EXECUTION_METHOD =
  'A node executed the bytes on the state of one block, as the next block would, under several headers. Balances, ' +
  'rights and control were read before and after; what a contract only logs counts for nothing.';

const EFFECTS_METHOD: Readonly<Record<ReportBody['transaction_effects']['mode'], string>> = {
  'declared-intent':
    'Transaction effects were derived from the declared intent alone. Nothing was executed or simulated.',
  simulated:
    'Transaction effects were obtained by simulating the transaction. A simulation shows one state of the chain, ' +
    'not the state at execution.',
  'not-available': 'No source could say what the transaction would do.',
};

const READ_METHOD =
  'Transaction effects are those that were declared and those that stand in the bytes. Nothing was executed or ' +
  'simulated.';

/** What the report does not show: the limits of every report, then those of this check. */
export const limitationsOf = (draft: Draft, withheldNames: number): readonly string[] => [
  'This is a security decision about the checked intent. It is not a legal opinion and not a guarantee that all ' +
    'history was traced.',
  'It holds for the request as it was sent. When recipient, source, chain, token, amount, contract, approval, ' +
    'permissions or policy change, the check has to be repeated.',
  'Supported networks do not have equal intelligence coverage. No evidence about an address means that the ' +
    'sources asked knew nothing of it, not that it is harmless.',
  'Indirect exposure is not proof of criminal ownership.',
  'Customer documents are not taken in by this service; a document is named here only where a source refers to it.',
  ...unreadBytes(draft),
  ...(draft.execution?.limits ?? []),
  ...missingAnswers(draft),
  ...staleEvidence(draft),
  ...incompleteEvidence(draft),
  ...withheldSentence(withheldNames),
  ...(draft.demonstration
    ? [
        'The evidence is synthetic. The report shows form and method, and is no basis for any decision about a ' +
          'real party.',
      ]
    : []),
];

const unreadBytes = ({ payload }: Draft): readonly string[] =>
  payload === undefined
    ? []
    : [
        'The actions are what the bytes ask for. What the code of the called contracts does with that may differ.',
        ...(payload.status === 'decoded'
          ? []
          : ['Not all of the bytes could be read: they may do what this report does not list.']),
        ...(payload.transaction_declared
          ? []
          : ['Only the bytes were sent: the transaction in this report was read from them, and not declared.']),
      ];

const missingAnswers = ({ coverage }: Draft): readonly string[] => {
  const names = coverage.sources
    .filter((row) => row.status !== 'answered')
    .map((row) => `${row.provider} (${row.status}${row.reason === null ? '' : `: ${row.reason}`})`);
  return names.length === 0 ? [] : [`These sources gave no usable answer for this check: ${names.join(', ')}.`];
};

const staleEvidence = ({ evidence }: Draft): readonly string[] => {
  const old = evidence.filter((item) => item.freshness.status !== 'CURRENT').length;
  return old === 0
    ? []
    : [`${old} of ${evidence.length} evidence records were stale or of unknown age when the check was made.`];
};

const incompleteEvidence = ({ evidence }: Draft): readonly string[] => {
  const parts = new Set(evidence.flatMap((item) => item.missing_parts));
  return parts.size === 0 ? [] : [`Sources could not give these parts: ${[...parts].join(', ')}.`];
};

const withheldSentence = (count: number): readonly string[] =>
  count === 0
    ? []
    : [
        `${count === 1 ? 'One name' : `${count} names`} given by a source may not stand in a report and ` +
          `${count === 1 ? 'is' : 'are'} left out.`,
      ];

/** How a reader checks the report without the service. */
export const VERIFICATION: Omit<ReportBody['verification'], 'page'> = {
  canonical_form: 'RFC 8785 (JSON Canonicalization Scheme)',
  digest: 'SHA-256',
  signature: 'JWS compact serialisation, EdDSA with Ed25519 (RFC 7515, RFC 8037)',
  public_keys: '/.well-known/jwks.json',
  steps: [
    'Save the report exactly as it was delivered: JSON, HTML or PDF. The HTML and PDF forms carry the JSON inside.',
    'Save the public keys from /.well-known/jwks.json of the service that issued the report. Old keys stay there ' +
      'for ever.',
    'Open the page /verify of that service, or the file that signgate reports verify-page writes, and give it both. ' +
      'It needs no network.',
    'Or run: signgate reports verify FILE --jwks JWKS_FILE. It needs no network either.',
    'Compare the first key with the trust root that the operator of the service gave you by another way.',
    'Or with any JWS library: verify signature.jws with the key that its header names, allow the algorithm EdDSA ' +
      'alone, and compare the payload with the canonical JSON of the member report.',
  ],
};
