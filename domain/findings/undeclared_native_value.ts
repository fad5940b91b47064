import { mismatchIn } from './shared/mismatches.js';
import { finding } from './finding.js';

/** Native value goes along only where it was declared. */
export const undeclaredNativeValue = finding({
  code: 'undeclared_native_value',
  judges: 'check',
  source: 'risk',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'The bytes send the native currency along, and that was not declared.',
  advice: 'Do not sign.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: true,
  title: {
    en: 'Also sends coins you were not told of',
    de: 'Sendet zusätzlich nicht genannte Coins',
    es: 'También envía monedas no indicadas',
    fr: 'Envoie aussi des fonds non annoncés',
    'pt-BR': 'Também envia moedas não informadas',
    ja: '説明のないコイン送付があります',
    'zh-CN': '还会发送未告知的币',
  },
  texts: {
    seen: {
      en: 'This also sends {found}, which you were not told. Do not sign.',
      de: 'Gesendet wird zusätzlich {found}, ohne dass es angegeben war. Nicht unterschreiben.',
      es: 'Esto también envía {found}, sin que se lo dijeran. No firme.',
      fr: 'Ceci envoie aussi {found}, sans que ce soit annoncé. Ne signez pas.',
      'pt-BR': 'Isto também envia {found}, o que não foi informado. Não assine.',
      ja: '説明のない {found} も送られます。署名しないでください。',
      'zh-CN': '这还会发送未告知您的 {found}。请勿签名。',
    },
  },
  run: mismatchIn({ native_value: { undeclared: {} } }),
});
