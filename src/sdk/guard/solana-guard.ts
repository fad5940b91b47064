import { base64Of, type OwnBytes, hexFromBytes, sha256Of } from './bytes.js';
import { type GuardOptions, passGate, type SigningQuestion } from './gate.js';
import { orRefuse, RefusedError } from './refusal.js';
import { frozen, snapshotOf } from './snapshot.js';
import { unreadable } from './transaction.js';

type Members = Readonly<Record<string, unknown>>;
type Feature = (...inputs: readonly unknown[]) => Promise<unknown>;

/** A wallet as an application finds it. Source: @wallet-standard/base, Wallet. */
export interface StandardWallet {
  readonly name: string;
  readonly chains: readonly string[];
  readonly features: Readonly<Record<string, unknown>>;
  readonly accounts: readonly { readonly address: string }[];
}

const SIGNATURE_BYTES = 64;
const VERSION_1 = 0x81;

/**
 * The message in a wire transaction: what stands behind its signatures, and in version 1 before them, as many as its
 * second byte says. Source: Solana, transaction format; SIMD-0385.
 */
const messageIn = (wire: OwnBytes): OwnBytes => {
  if (wire[0] === VERSION_1) {
    const end = wire.length - (wire[1] ?? 0) * SIGNATURE_BYTES;
    if (end < 2) throw unreadable('This is no wire transaction.');
    return wire.slice(0, end);
  }
  let [count, at, shift] = [0, 0, 0];
  let byte = 0x80;
  while (byte >= 0x80) {
    byte = wire[at] ?? Number.NaN;
    if (Number.isNaN(byte) || shift > 14) throw unreadable('This is no wire transaction.');
    count |= (byte & 0x7f) << shift;
    shift += 7;
    at += 1;
  }
  const start = at + count * SIGNATURE_BYTES;
  if (count === 0 || start >= wire.length) throw unreadable('This is no wire transaction.');
  return wire.slice(start);
};

const copied = (value: unknown): OwnBytes => {
  if (!(value instanceof Uint8Array)) throw unreadable('What is to be signed is no Uint8Array.');
  return Uint8Array.from(value);
};

interface Read {
  readonly question: SigningQuestion;
  /** What is passed on: bytes of our own, and the account as the wallet knows it. */
  readonly input: Members;
}

const accountOf = (wallet: StandardWallet, given: unknown): { readonly address: string } => {
  const { address } = (given ?? {}) as Members;
  const found = wallet.accounts.find((account) => account.address === address);
  if (found === undefined) throw unreadable('The account is none of this wallet.');
  return found;
};

/** Reads an input once. `name` is that of the member that holds the bytes. */
const readInput = async (wallet: StandardWallet, given: unknown, name: 'transaction' | 'message'): Promise<Read> => {
  const { [name]: content, account: asked, chain: on = 'solana:mainnet', options } = (given ?? {}) as Members;
  const account = accountOf(wallet, asked);
  const bytes = copied(content);
  if (on !== 'solana:mainnet')
    throw new RefusedError('chain', 'The service knows solana:mainnet alone. Nothing was signed.');
  const isMessage = name === 'message';
  const payload = isMessage
    ? { message: { encoding: 'hex' as const, content: hexFromBytes(bytes) } }
    : { solana_message: base64Of(bytes) };
  const sha256 = await sha256Of(isMessage ? bytes : messageIn(bytes));
  const question = frozen({ chain: 'solana' as const, fromAddress: account.address, payload, sha256 });
  const more = { ...(!isMessage && { chain: on }), ...(options !== undefined && { options: snapshotOf(options) }) };
  return { question, input: Object.freeze({ account, [name]: bytes, ...more }) };
};

const BYTES_OF = {
  signTransaction: 'transaction',
  signAndSendTransaction: 'transaction',
  signMessage: 'message',
} as const;
/** Features that sign nothing. */
const QUIET = ['standard:connect', 'standard:disconnect'];

const quietFeature = (feature: Members): Members =>
  Object.freeze(
    Object.fromEntries(
      Object.entries(feature).map(([name, member]) => [
        name,
        typeof member === 'function' ? (...inputs: unknown[]) => (member as Feature).apply(feature, inputs) : member,
      ]),
    ),
  );

type Changes = (properties: Members) => void;

/** The events of a wallet, without the features themselves, which would not be guarded. */
const events = (feature: Members): Members =>
  Object.freeze({
    version: feature['version'],
    on: (event: unknown, listener: Changes): unknown =>
      (feature['on'] as Feature).call(feature, event, ({ features: _, ...rest }: Members) => listener(rest)),
  });

/**
 * A wallet of the wallet standard whose `solana:signTransaction`, `solana:signAndSendTransaction` and
 * `solana:signMessage` reach it only as `guard` lets them. Features that are not known to sign nothing are not there.
 */
export const guardWallet = (wallet: StandardWallet, options: GuardOptions): StandardWallet => {
  const settings = { __proto__: null, ...options };
  let last: Promise<unknown> = Promise.resolve();
  const guarded = (feature: Members, name: keyof typeof BYTES_OF): Members => {
    const inner = feature[name] as Feature;
    const run: Feature = async (...inputs) => {
      const read = await orRefuse('unreadable_request', 'What is to be signed could not be read.', () =>
        Promise.all(inputs.map((input) => readInput(wallet, input, BYTES_OF[name]))),
      );
      const result = last.then(async () => {
        await passGate(
          read.map(({ question }) => question),
          `solana:${name}`,
          settings,
          () => {
            // a page can reach the wallet's own accounts, and not every wallet freezes them
            if (
              read.some(
                ({ question, input }) => accountOf(wallet, { address: question.fromAddress }) !== input['account'],
              )
            )
              throw unreadable('The account changed meanwhile.');
          },
        );
        return inner.apply(
          feature,
          read.map(({ input }) => input),
        );
      });
      last = result.catch(() => null);
      return result;
    };
    const { version, supportedTransactionVersions } = feature;
    return Object.freeze({ version, supportedTransactionVersions, [name]: run });
  };
  const features = Object.entries(wallet.features).flatMap(([name, feature]): [string, Members][] => {
    const [, way = ''] = /^solana:(\w+)$/.exec(name) ?? [];
    if (name === 'standard:events') return [[name, events(feature as Members)]];
    if (QUIET.includes(name)) return [[name, quietFeature(feature as Members)]];
    if (Object.hasOwn(BYTES_OF, way)) return [[name, guarded(feature as Members, way as keyof typeof BYTES_OF)]];
    return [];
  });
  const { version, name, icon } = wallet as unknown as Members;
  return Object.freeze({
    ...(version !== undefined && { version }),
    ...{ name: String(name), icon, chains: wallet.chains, features: Object.freeze(Object.fromEntries(features)) },
    get accounts() {
      return Object.freeze([...wallet.accounts]);
    },
  });
};
