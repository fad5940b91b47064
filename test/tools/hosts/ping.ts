import { system } from '../namespaces/inside.js';

/** What `ping` found of a network. */
export interface Echoes {
  readonly rttMs: number;
  /** Share of echoes that did not come back: lost on either way. */
  readonly lost: number;
}

/** Reads the summary that `ping -q` of iputils prints. Throws where it is none. */
export const parseEchoes = (text: string): Echoes => {
  const [, sent, received] = /(\d+) packets transmitted, (\d+) received/.exec(text) ?? [];
  const [, average] = /^rtt min\/avg\/max\/mdev = [\d.]+\/([\d.]+)\//m.exec(text) ?? [];
  if (sent === undefined || average === undefined) throw new Error(`ping said: ${text}`);
  return { rttMs: Number(average), lost: 1 - Number(received) / Number(sent) };
};

const ECHOES = 1_000;

/** Sends a thousand echoes in two seconds, and waits a second for the last. Rejects where none comes back. */
export const ping = async (address: string): Promise<Echoes> =>
  parseEchoes(await system('ping', '-q', '-n', '-c', String(ECHOES), '-i', '0.002', '-W', '1', address));
