import { FINDING_BY_CODE } from '../findings/index.js';
import { isAtLeast } from '../shared/severity.js';
import type { Language, Texts } from '../text/language.js';
import { rendered } from '../text/render.js';
import type { Finding, FindingDraft } from './finding.js';

/** Said in words wherever synthetic evidence took part. Its first word is the label that programs look for. */
export const DEMONSTRATION_WARNING =
  'Demonstration: this result rests on synthetic evidence about a reserved address. It says nothing about a real ' +
  'person, business, account or wallet.';

const DEMONSTRATION: Texts = {
  en: DEMONSTRATION_WARNING,
  de:
    'Demonstration: Dieses Ergebnis beruht auf erfundenen Daten zu einer reservierten Adresse. Es sagt nichts über ' +
    'echte Personen, Firmen, Konten oder Wallets.',
  es:
    'Demostración: este resultado se basa en datos ficticios sobre una dirección reservada. No dice nada de una ' +
    'persona, empresa, cuenta o cartera real.',
  fr:
    'Démonstration : ce résultat repose sur des données fictives liées à une adresse réservée. Il ne dit rien d’une ' +
    'personne, d’une société, d’un compte ou d’un portefeuille réels.',
  'pt-BR':
    'Demonstração: este resultado se baseia em dados fictícios sobre um endereço reservado. Não diz nada sobre ' +
    'pessoa, empresa, conta ou carteira real.',
  ja: 'デモ：この結果は予約済みアドレスの架空データに基づきます。実在の人物・企業・口座・ウォレットについては何も示しません。',
  'zh-CN': '演示：此结果基于保留地址的虚构数据，与任何真实的人、企业、账户或钱包无关。',
};

const ALLOWED: Texts = {
  en: 'It is on your own allow list.',
  de: 'Es steht auf Ihrer Positivliste.',
  es: 'Está en su lista de permitidos.',
  fr: 'Il est sur votre liste d’autorisation.',
  'pt-BR': 'Está na sua lista de permitidos.',
  ja: '自社の許可リストにあります。',
  'zh-CN': '它在您自己的允许名单中。',
};

/** Name of the sentence of a finding that has only one. */
export const ONLY_SENTENCE = 'seen';

/** What is wrong, as a headline. */
export const titleIn = ({ code }: Pick<Finding, 'code'>, language: Language): string =>
  FINDING_BY_CODE[code].title[language];

/** What was seen, in a language. A sentence of another version, which has no text here, stays as recorded. */
export const sentenceIn = (finding: Finding | FindingDraft, language: Language): string => {
  const { code, says = ONLY_SENTENCE, params = {}, isAllowed } = finding;
  const template = FINDING_BY_CODE[code].texts[says]?.[language];
  const recorded = 'message' in finding ? finding.message : titleIn(finding, language);
  const message = template === undefined ? recorded : rendered(template, params, language);
  return isAllowed === true ? `${message} ${ALLOWED[language]}` : message;
};

const MOST_WHOLE_WARNINGS = 3;

/** What a user is warned of, in the order of the findings: three messages, then titles, then the demonstration. */
export const warningsIn = (
  findings: readonly Finding[],
  isDemonstration: boolean,
  language: Language,
): readonly string[] => {
  const warnings = findings
    .filter((finding) => isAtLeast(finding.severity, 'MEDIUM'))
    .map((finding, index) =>
      index < MOST_WHOLE_WARNINGS ? sentenceIn(finding, language) : titleIn(finding, language),
    );
  return isDemonstration ? [...warnings, DEMONSTRATION[language]] : warnings;
};
