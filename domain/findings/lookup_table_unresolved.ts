import { isWhole, nodeAnswers } from '../facts/simulation/executions.js';
import { finding, NO_FINDINGS } from './finding.js';

/**
 * Accounts that stand in a table which was not read. A node that executed the whole read the tables as well: what it
 * says of their accounts is judged.
 */
export const lookupTableUnresolved = finding({
  code: 'lookup_table_unresolved',
  judges: 'check',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'Accounts of the transaction stand in a lookup table that was not read.',
  advice: 'Ask for a transaction without tables, or configure a node.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Some accounts could not be read',
    de: 'Einige Konten sind nicht lesbar',
    es: 'No se pudieron leer algunas cuentas',
    fr: 'Certains comptes sont illisibles',
    'pt-BR': 'Algumas contas não puderam ser lidas',
    ja: '一部のアカウントを読み取れません',
    'zh-CN': '部分账户无法读取',
  },
  texts: {
    seen: {
      en:
        'Some accounts stand in a lookup table that was not read, so who gains is unknown. Ask for a transaction ' +
        'without tables.',
      de:
        'Einige Konten stehen in einer ungelesenen Tabelle, wer gewinnt, ist unbekannt. Verlangen Sie eine ' +
        'Transaktion ohne Tabellen.',
      es: 'Algunas cuentas están en una tabla que no se leyó: no se sabe quién gana. Pida una transacción sin tablas.',
      fr: 'Certains comptes sont dans une table non lue : on ignore qui y gagne. Demandez une transaction sans table.',
      'pt-BR':
        'Algumas contas estão em uma tabela que não foi lida: não se sabe quem ganha. Peça uma transação sem ' +
        'tabelas.',
      ja: '一部のアカウントは未読の参照表にあり、誰が得をするか不明です。参照表のない取引を求めてください。',
      'zh-CN': '部分账户在未读取的查找表中，不知谁会获益。请要求不含查找表的交易。',
    },
  },
  run: ({ payload, facts }) => {
    const answers = nodeAnswers(facts);
    const isResolved = answers.length > 0 && answers.every(isWhole);
    if (payload?.notes.includes('lookup_table') !== true || isResolved) return NO_FINDINGS;
    return [{}];
  },
});
