import { walletKind } from '../facts/contract/on-chain.js';
import type { ContractVerification } from '../facts/contract/verification.js';
import { finding, NO_FINDINGS } from './finding.js';
import { addressOf } from './shared/text-params.js';

/**
 * True where the judged address counts as not verified: a contract that is called or a spender, unless the service's
 * own source knows it as verified; a recipient or token contract only where a source says that it is not verified.
 */
export const isNotVerified = ({ role, verification }: ContractVerification): boolean =>
  role === 'called' || role === 'spender' ? verification !== 'verified' : verification === 'unverified';

/**
 * A contract that is called and of which nothing says that it is verified. A spender gets a finding of its own instead.
 */
export const unverifiedContract = finding({
  code: 'unverified_contract',
  judges: 'action',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'Nothing says that the contract is verified.',
  advice: 'Confirm the contract with its publisher.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: true,
  softenedBy: ['revocation', 'allow_list'],
  restatedBy: ['unverified_upgradeable_contract', 'unverified_contract_admin_permissions'],
  isPartOfProof: false,
  title: {
    en: 'Contract not verified',
    de: 'Contract nicht verifiziert',
    es: 'Contrato no verificado',
    fr: 'Contrat non vérifié',
    'pt-BR': 'Contrato não verificado',
    ja: '未検証のコントラクトです',
    'zh-CN': '合约未经验证',
  },
  texts: {
    unverified: {
      en: '{who} is known to be unverified: no one can read what it does. Continue only if you know who runs it.',
      de: '{who} ist nicht verifiziert: Der Code ist nicht einsehbar. Nur fortfahren, wenn Sie den Betreiber kennen.',
      es: '{who} consta como no verificado: nadie puede leer lo que hace. Continúe solo si sabe quién lo gestiona.',
      fr:
        '{who} est signalé comme non vérifié : nul ne peut lire ce qu’il fait. Continuez seulement si vous ' +
        'connaissez son exploitant.',
      'pt-BR': '{who} consta como não verificado: ninguém pode ler o que faz. Continue só se souber quem o administra.',
      ja: '{who} は未検証とされ、動作を誰も確認できません。運営者が分かる場合のみ続けてください。',
      'zh-CN': '{who} 已知未经验证：无人能看到它的行为。仅在您知道其运营者时继续。',
    },
    unknown: {
      en: '{who} is not known here as verified. Continue only if you know who runs it.',
      de: '{who} ist hier nicht als verifiziert bekannt. Nur fortfahren, wenn Sie den Betreiber kennen.',
      es: '{who} no nos consta como verificado. Continúe solo si sabe quién lo gestiona.',
      fr: '{who} n’est pas connu ici comme vérifié. Continuez seulement si vous connaissez son exploitant.',
      'pt-BR': '{who} não consta aqui como verificado. Continue só se souber quem o administra.',
      ja: '{who} は検証済みとして確認できません。運営者が分かる場合のみ続けてください。',
      'zh-CN': '{who} 在此未被确认为已验证。仅在您知道其运营者时继续。',
    },
    wallet: {
      en:
        '{who} is a wallet, not a contract: its holder keeps what you send. Get the address of the contract from ' +
        'its publisher.',
      de:
        '{who} ist eine Wallet, kein Contract: Der Inhaber behält, was Sie senden. Holen Sie die Contract-Adresse ' +
        'beim Herausgeber.',
      es:
        '{who} es una cartera, no un contrato: su dueño se queda lo que envíe. Pida la dirección del contrato a ' +
        'su editor.',
      fr:
        '{who} est un portefeuille, pas un contrat : son titulaire garde vos envois. Demandez l’adresse du ' +
        'contrat à son éditeur.',
      'pt-BR':
        '{who} é uma carteira, não um contrato: o dono fica com o que você enviar. Peça o endereço do contrato a ' +
        'quem o publica.',
      ja: '{who} はコントラクトではなくウォレットで、送った分は持ち主のものになります。発行元でアドレスを確認してください。',
      'zh-CN': '{who} 是钱包而非合约，您发送的资产归其持有人所有。请向发布方获取合约地址。',
    },
  },
  run: (context) => {
    const { contractInQuestion, spender, facts } = context;
    const { verification, address, field } = contractInQuestion;
    if (
      spender?.address.key === address.key ||
      address.key === null ||
      verification === 'claimed' ||
      !isNotVerified(contractInQuestion)
    )
      return NO_FINDINGS;
    const seen = verification === 'unverified' ? 'unverified' : 'unknown';
    return [
      {
        says: walletKind(facts, address.key) === null ? seen : 'wallet',
        params: { who: addressOf(context.intent, address) },
        fields: [field],
        accounts: [address.key],
      },
    ];
  },
});
