import { addressParam, listParam, textParam } from '../text/params.js';
import { finding, NO_FINDINGS } from './finding.js';
import { attributedOf, idsOf, incompleteIn } from './shared/provenance.js';

/** What is known about the source of incoming funds lacks parts. */
export const provenanceIncomplete = finding({
  code: 'provenance_incomplete',
  judges: 'check',
  source: 'scam',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'What is known about the source of incoming funds lacks required parts.',
  advice: 'Obtain the missing parts that the message names.',
  needs: ['request', 'provider'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Source of funds is incomplete',
    de: 'Herkunft der Gelder unvollständig',
    es: 'Origen de los fondos incompleto',
    fr: 'Origine des fonds incomplète',
    'pt-BR': 'Origem dos fundos incompleta',
    ja: '資金の出所の情報が不足しています',
    'zh-CN': '资金来源信息不完整',
  },
  texts: {
    seen: {
      en:
        'What is known about {who} as the source of these funds lacks: {missing}. Ask the sender for it, or have ' +
        'it reviewed.',
      de:
        'Zu {who} als Herkunft der Gelder fehlt: {missing}. Fragen Sie den Absender danach oder lassen Sie es ' +
        'prüfen.',
      es: 'Sobre {who} como origen de estos fondos falta: {missing}. Pídaselo al remitente o haga que lo revisen.',
      fr:
        'Sur {who}, source de ces fonds, il manque : {missing}. Demandez-le à l’expéditeur ou faites examiner le ' +
        'cas.',
      'pt-BR': 'Sobre {who} como origem destes fundos falta: {missing}. Peça ao remetente ou mande revisar.',
      ja: '資金の出所 {who} について不足している情報：{missing}。送信者に確認するか、審査を依頼してください。',
      'zh-CN': '关于资金来源 {who}，缺少：{missing}。请向付款方索取，或交人审核。',
    },
  },
  run: (context) => {
    const partial = incompleteIn(attributedOf(context) ?? []);
    if (partial.length === 0) return NO_FINDINGS;
    const missing = [...new Set(partial.flatMap((record) => record.missingParts))].sort();
    return [
      {
        params: {
          who: addressParam(context.intent.sender.key ?? context.intent.sender.given),
          missing: listParam(missing.map(textParam)),
        },
        fields: ['from_address'],
        evidenceIds: idsOf(partial),
      },
    ];
  },
});
