import type { PayloadAction } from '../payload/action.js';
import { finding, NO_FINDINGS } from './finding.js';

/** What comes back goes to who signs, or to whom the caller named. */
const isPaid = ({ trade }: PayloadAction, receivers: readonly (string | null)[]): boolean =>
  trade?.gets.some(({ account, amount }) => amount !== '0' && account !== null && receivers.includes(account)) ?? false;

/** An order that gives assets away and names nothing in return. */
export const orderGivesAway = finding({
  code: 'order_gives_away',
  judges: 'check',
  source: 'simulation',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'An order gives assets away and names nothing in return.',
  advice: 'Do not sign.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Order gives your assets away',
    de: 'Order verschenkt Ihre Vermögenswerte',
    es: 'La orden regala sus activos',
    fr: 'L’ordre donne vos actifs',
    'pt-BR': 'A ordem entrega seus ativos de graça',
    ja: '資産を無償で渡す注文です',
    'zh-CN': '订单白送您的资产',
  },
  texts: {
    others: {
      en: 'This order gives your assets away, and others get what comes back. Do not sign.',
      de: 'Diese Order gibt Ihre Vermögenswerte weg, und den Gegenwert erhalten andere. Nicht unterschreiben.',
      es: 'Esta orden entrega sus activos y otros reciben lo que se paga. No firme.',
      fr: 'Cet ordre cède vos actifs, et d’autres reçoivent la contrepartie. Ne signez pas.',
      'pt-BR': 'Esta ordem entrega seus ativos, e outros recebem o pagamento. Não assine.',
      ja: 'この注文は資産を渡し、対価は他者が受け取ります。署名しないでください。',
      'zh-CN': '此订单转出您的资产，而回报归他人所有。请勿签名。',
    },
    nothing: {
      en:
        'This order gives your assets away, and you get nothing back: anyone who holds it takes them for free. Do ' +
        'not sign.',
      de:
        'Diese Order gibt Ihre Vermögenswerte weg, und Sie erhalten nichts: Wer die Order hat, nimmt sie umsonst. ' +
        'Nicht unterschreiben.',
      es: 'Esta orden entrega sus activos y usted no recibe nada: quien la tenga se los lleva gratis. No firme.',
      fr: 'Cet ordre cède vos actifs sans contrepartie : celui qui le détient les prend gratuitement. Ne signez pas.',
      'pt-BR': 'Esta ordem entrega seus ativos e você não recebe nada: quem a tiver leva tudo de graça. Não assine.',
      ja: 'この注文は資産を渡すだけで対価がなく、入手した人が無償で受け取れます。署名しないでください。',
      'zh-CN': '此订单转出您的资产而您一无所得：持有该签名者可免费取走。请勿签名。',
    },
  },
  run: ({ intent, payload }) => {
    const { sender, addresses, kindRule } = intent;
    const { expected_to_address: expected, to_address: to } = addresses;
    const receivers = [sender.key, expected?.key ?? null, kindRule === 'payload' ? null : to.key];
    const orders = (payload?.actions ?? []).filter(
      ({ kind, trade, from }) =>
        (kind === 'order' || (kind === 'permit' && trade !== undefined)) && (from ?? sender.key) === sender.key,
    );
    return orders.every((order) => isPaid(order, receivers))
      ? NO_FINDINGS
      : [
          {
            says: orders.every(({ trade }) => trade?.gets.some(({ amount }) => amount !== '0')) ? 'others' : 'nothing',
          },
        ];
  },
});
