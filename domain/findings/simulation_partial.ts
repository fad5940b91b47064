import { finding, NO_FINDINGS } from './finding.js';
import { firstNotKnown } from './shared/all-known.js';
import { unexecuted } from './shared/unexecuted.js';

const SAYS = { read_only: 'readOnly', cut: 'cut', seen_in_part: 'seenInPart', known: 'known' } as const;

/** What follows from the bytes is not known, or not all of it. */
export const simulationPartial = finding({
  code: 'simulation_partial',
  judges: 'check',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'The bytes were read, and nothing executed all of them, so what follows is not known.',
  advice: 'Review what they do, or configure a node.',
  needs: ['bytes', 'provider'],
  about: 'execution',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Not fully simulated',
    de: 'Nicht vollständig simuliert',
    es: 'No simulado por completo',
    fr: 'Simulation incomplète',
    'pt-BR': 'Não simulado por completo',
    ja: '完全にはシミュレーションされていません',
    'zh-CN': '未完整模拟',
  },
  texts: {
    readOnly: {
      en: 'We read this but could not simulate it. Review what it does before you sign.',
      de: 'Wir konnten dies lesen, aber nicht simulieren. Prüfen Sie vor dem Unterschreiben, was es tut.',
      es: 'Lo leímos, pero no pudimos simularlo. Revise lo que hace antes de firmar.',
      fr: 'Nous avons lu ceci sans pouvoir le simuler. Vérifiez ce que cela fait avant de signer.',
      'pt-BR': 'Lemos isto, mas não foi possível simular. Revise o que faz antes de assinar.',
      ja: '内容は読み取れましたが、シミュレーションできません。署名前に動作を確認してください。',
      'zh-CN': '我们已读取此内容，但无法模拟。签名前请核查其作用。',
    },
    cut: {
      en: 'We could simulate only a part of this. Review what it does before you sign.',
      de: 'Wir konnten nur einen Teil simulieren. Prüfen Sie vor dem Unterschreiben, was es tut.',
      es: 'Solo pudimos simular una parte. Revise lo que hace antes de firmar.',
      fr: 'Nous n’avons pu en simuler qu’une partie. Vérifiez ce que cela fait avant de signer.',
      'pt-BR': 'Só foi possível simular uma parte. Revise o que faz antes de assinar.',
      ja: '一部しかシミュレーションできません。署名前に動作を確認してください。',
      'zh-CN': '我们只能模拟其中一部分。签名前请核查其作用。',
    },
    seenInPart: {
      en: 'A node looked at this and could not show all its effects. Review what it does before you sign.',
      de: 'Ein Knoten konnte nicht alle Wirkungen zeigen. Prüfen Sie vor dem Unterschreiben, was es tut.',
      es: 'Un nodo lo examinó y no pudo mostrar todos sus efectos. Revise lo que hace antes de firmar.',
      fr: 'Un nœud n’a pas pu montrer tous les effets. Vérifiez ce que cela fait avant de signer.',
      'pt-BR': 'Um nó examinou isto e não mostrou todos os efeitos. Revise o que faz antes de assinar.',
      ja: 'ノードはすべての影響を示せませんでした。署名前に動作を確認してください。',
      'zh-CN': '节点未能显示全部影响。签名前请核查其作用。',
    },
    known: {
      en: 'Everything in this is known to us, but nothing simulated it: it may still fail.',
      de: 'Alles darin ist uns bekannt, aber nichts wurde simuliert: Es kann noch scheitern.',
      es: 'Conocemos todo su contenido, pero no se simuló: aún podría fallar.',
      fr: 'Tout son contenu nous est connu, mais rien n’a été simulé : un échec reste possible.',
      'pt-BR': 'Conhecemos tudo o que há aqui, mas nada foi simulado: ainda pode falhar.',
      ja: '内容はすべて把握していますが、シミュレーションしておらず、失敗する可能性があります。',
      'zh-CN': '其中内容均为已知，但未经模拟：仍可能失败。',
    },
  },
  run: (context) => {
    const why = unexecuted(context);
    if (why === null || why === 'text') return NO_FINDINGS;
    if (why === 'known') return [{ says: SAYS[why], severity: 'LOW', action: 'ALLOW' }];
    const missing = why === 'read_only' ? firstNotKnown(context) : null;
    const measures = missing === null ? [] : [{ name: 'not_known', actual: missing.what, threshold: missing.path }];
    return [{ says: SAYS[why], measures }];
  },
});
