import { isCall } from '../intent/intent.js';
import { finding, NO_FINDINGS } from './finding.js';

/** Without the contract that is called, or a valid spender, nothing can be said about it. */
export const contractMissing = finding({
  code: 'contract_missing',
  judges: 'action',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'An approval, call, swap or mint was described without the contract that it is for.',
  advice: 'Send contract_address, so that the contract can be judged.',
  needs: ['request'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Contract is not named',
    de: 'Contract ist nicht genannt',
    es: 'No se indica el contrato',
    fr: 'Contrat non indiqué',
    'pt-BR': 'Contrato não informado',
    ja: 'コントラクトが示されていません',
    'zh-CN': '未指明合约',
  },
  texts: {
    spender: {
      en: 'This approval names no valid spender, so it was not judged. Name the contract that may take the tokens.',
      de:
        'Die Erlaubnis nennt keinen gültigen Bevollmächtigten und wurde nicht bewertet. Nennen Sie den Contract, der ' +
        'die Token nehmen darf.',
      es:
        'Este permiso no indica a quién se autoriza, así que no se evaluó. Indique el contrato que podrá tomar los ' +
        'tokens.',
      fr:
        'Cette autorisation n’indique aucun contrat valide et n’a pas été évaluée. Indiquez le contrat qui pourra ' +
        'prendre les jetons.',
      'pt-BR':
        'Esta permissão não informa quem pode gastar, por isso não foi avaliada. Informe o contrato que poderá ' +
        'pegar os tokens.',
      ja: 'この承認には有効な承認先がなく、評価できません。トークンを受け取れるコントラクトを指定してください。',
      'zh-CN': '此授权未指明有效的被授权方，因此未作评估。请指明可取走代币的合约。',
    },
    called: {
      en: 'This calls a contract but does not say which, so it was not judged. Name the contract that is called.',
      de:
        'Ein Contract wird aufgerufen, aber nicht genannt, und wurde nicht bewertet. Nennen Sie den aufgerufenen ' +
        'Contract.',
      es: 'Esto llama a un contrato sin decir cuál, así que no se evaluó. Indique el contrato que se llama.',
      fr: 'Ceci appelle un contrat sans dire lequel ; il n’a pas été évalué. Indiquez le contrat appelé.',
      'pt-BR': 'Isto chama um contrato sem dizer qual, por isso não foi avaliado. Informe o contrato chamado.',
      ja: '呼び出すコントラクトが示されておらず、評価できません。コントラクトを指定してください。',
      'zh-CN': '这会调用合约但未说明是哪个，因此未作评估。请指明被调用的合约。',
    },
  },
  run: ({ intent, contractInQuestion, payload }) => {
    // the bytes say what is called
    if (payload !== null) return NO_FINDINGS;
    const lacksSpender = intent.kind === 'approval' && intent.spender.address.key === null;
    const lacksContract = isCall(intent) && intent.called === null;
    if (!lacksSpender && !lacksContract) return NO_FINDINGS;
    return [
      {
        says: lacksSpender ? 'spender' : 'called',
        fields: lacksSpender ? [contractInQuestion.field] : [],
      },
    ];
  },
});
