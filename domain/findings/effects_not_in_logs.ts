import { finding } from './finding.js';
import { whereExecuted } from './shared/execution-trust.js';

/** Changes that no log tells: the contracts hide what they do. */
export const effectsNotInLogs = finding({
  code: 'effects_not_in_logs',
  judges: 'check',
  source: 'simulation',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'A simulation shows changes of balances or rights that no log tells: the contracts hide what they do.',
  advice: 'Do not sign.',
  needs: ['bytes', 'provider'],
  about: 'execution',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Contract hides balance changes',
    de: 'Contract verbirgt Guthabenänderungen',
    es: 'El contrato oculta cambios de saldo',
    fr: 'Le contrat cache des changements de solde',
    'pt-BR': 'O contrato esconde mudanças de saldo',
    ja: '残高の変化が隠されています',
    'zh-CN': '合约隐藏余额变动',
  },
  texts: {
    seen: {
      en: 'The contract hides changes of balances or rights that a simulation shows. Do not sign.',
      de: 'Der Contract verbirgt Änderungen an Guthaben oder Rechten, die eine Simulation zeigt. Nicht unterschreiben.',
      es: 'El contrato oculta cambios de saldos o permisos que muestra una simulación. No firme.',
      fr: 'Le contrat cache des changements de soldes ou de droits que montre une simulation. Ne signez pas.',
      'pt-BR': 'O contrato esconde mudanças de saldos ou permissões que uma simulação mostra. Não assine.',
      ja: 'コントラクトは、シミュレーションで見つかった残高や権限の変化を隠しています。署名しないでください。',
      'zh-CN': '合约隐藏了模拟所显示的余额或权限变动。请勿签名。',
    },
  },
  run: whereExecuted({ holds: ({ isLogged }) => !isLogged }),
});
