import { listFindingOf } from '../facts/screening/category.js';
import type { EvidenceRecord } from '../facts/screening/evidence.js';
import { evidenceByAccount, evidenceIdsOf, sourceNames } from '../facts/screening/evidence-groups.js';
import { fieldsOfKey } from '../intent/subjects.js';
import { listParam, partyParam, textParam } from '../text/params.js';
import { finding } from './finding.js';

const isSanction = (record: EvidenceRecord): boolean =>
  record.basis === 'list_match' && listFindingOf(record.category) === 'sanctioned_address';

const programmesOf = (records: readonly EvidenceRecord[]): readonly string[] =>
  [...new Set(records.flatMap(({ programmes = [] }) => programmes))].sort();

/** An exact match of any address with a sanctions list of any age. It holds on every chain. */
export const sanctionedAddress = finding({
  code: 'sanctioned_address',
  judges: 'check',
  source: 'scam',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'An address of the request stands on an imported sanctions list.',
  advice: 'Stop, and hand the case to compliance.',
  needs: ['request', 'lists'],
  about: 'request',
  isRelaxable: false,
  softenedBy: ['revocation'],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'On a sanctions list',
    de: 'Steht auf einer Sanktionsliste',
    es: 'Está en una lista de sanciones',
    fr: 'Figure sur une liste de sanctions',
    'pt-BR': 'Está em uma lista de sanções',
    ja: '制裁リストに掲載されています',
    'zh-CN': '在制裁名单上',
  },
  texts: {
    seen: {
      en: '{who} is on the sanctions list {lists}. Do not continue; hand this to compliance.',
      de: '{who} steht auf der Sanktionsliste {lists}. Nicht fortfahren; geben Sie den Fall an Compliance.',
      es: '{who} está en la lista de sanciones {lists}. No continúe; páselo al equipo de cumplimiento.',
      fr: '{who} figure sur la liste de sanctions {lists}. Arrêtez et prévenez le service conformité.',
      'pt-BR': '{who} está na lista de sanções {lists}. Não continue; passe ao compliance.',
      ja: '{who} は制裁リスト {lists} に掲載されています。中止し、コンプライアンス部門に渡してください。',
      'zh-CN': '{who} 在制裁名单 {lists} 上。请停止操作并交给合规部门。',
    },
    programme: {
      en: '{who} is on the sanctions list {lists} under {programmes}. Do not continue; hand this to compliance.',
      de: '{who} steht auf der Sanktionsliste {lists} unter {programmes}. Nicht fortfahren; an Compliance geben.',
      es: '{who} está en la lista de sanciones {lists} por {programmes}. No continúe; avise a cumplimiento.',
      fr: '{who} figure sur la liste de sanctions {lists} au titre de {programmes}. Arrêtez et prévenez la conformité.',
      'pt-BR': '{who} está na lista de sanções {lists} por {programmes}. Não continue; passe ao compliance.',
      ja: '{who} は制裁リスト {lists} に {programmes} として掲載されています。中止し、コンプライアンス部門に渡してください。',
      'zh-CN': '{who} 因 {programmes} 在制裁名单 {lists} 上。请停止操作并交给合规部门。',
    },
  },
  run: ({ intent, facts }) =>
    [...evidenceByAccount(facts, isSanction)].map(([key, records]) => {
      const programmes = programmesOf(records);
      return {
        says: programmes.length === 0 ? 'seen' : 'programme',
        params: {
          who: partyParam(intent, key),
          lists: listParam(sourceNames(records).map(textParam)),
          ...(programmes.length === 0 ? {} : { programmes: listParam(programmes.map(textParam)) }),
        },
        fields: fieldsOfKey(intent, key),
        evidenceIds: evidenceIdsOf(records),
      };
    }),
});
