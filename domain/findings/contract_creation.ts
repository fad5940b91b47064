import { CREATION } from '../payload/effects.js';
import { finding } from './finding.js';

/** Code without a recipient becomes a contract. What it does is not read. Source: domain/decisions.md, 59. */
export const contractCreation = finding({
  code: 'contract_creation',
  judges: 'check',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'The transaction creates a contract, whose code was not read.',
  advice: 'Go on only where you are the one who deploys it.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Creates a new contract',
    de: 'Erstellt einen neuen Contract',
    es: 'Crea un contrato nuevo',
    fr: 'Crée un nouveau contrat',
    'pt-BR': 'Cria um novo contrato',
    ja: '新しいコントラクトを作成します',
    'zh-CN': '创建新合约',
  },
  texts: {
    seen: {
      en: 'This creates a contract, and its code was not read. Continue only if you meant to deploy one.',
      de:
        'Ein Contract wird erstellt, sein Code wurde nicht gelesen. Fahren Sie nur fort, wenn Sie einen ' +
        'bereitstellen wollten.',
      es: 'Esto crea un contrato cuyo código no se ha leído. Continúe solo si quería desplegar uno.',
      fr: 'Ceci crée un contrat dont le code n’a pas été lu. Ne continuez que si vous vouliez en déployer un.',
      'pt-BR': 'Isto cria um contrato cujo código não foi lido. Continue só se queria implantar um.',
      ja: 'コントラクトを作成しますが、コードは読み取れていません。デプロイするつもりの場合だけ続けてください。',
      'zh-CN': '这会创建一个合约，其代码未被读取。仅在您本来就要部署合约时继续。',
    },
  },
  run: ({ payload }) =>
    (payload?.actions ?? [])
      .filter((action) => action.function === CREATION && action.kind === 'call' && action.target === null)
      .map(() => ({})),
});
