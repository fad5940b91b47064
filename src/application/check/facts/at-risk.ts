import { isWholeAccount, type Taking, takingsOf, usdOfAmount } from '../../../../domain/facts/simulation/at-risk.js';
import type { AtRisk } from '../../../../domain/facts/simulation/execution.js';
import { isAtRisk } from '../../../../domain/facts/simulation/validate-execution.js';
import type { PayloadAsset } from '../../../../domain/payload/action.js';
import { namedAsset } from '../../../../domain/payload/assets.js';
import type { Proposal } from '../../../../domain/payload/payload.js';
import { type Soon, whenAllThere } from '../../../../domain/shared/soon.js';
import { ProviderError } from '../../../../ports/sources/errors.js';
import type { Simulation } from '../../../../ports/sources/simulation.js';
import { assetsKnown } from '../assets-known.js';
import { highestPrice } from './asset-prices.js';
import type { Question } from './question.js';

/** What most accounts hold: what else one has that is given away as a whole is not looked for. */
const COMMON_TOKENS = ['USDC', 'USDT', 'DAI', 'WETH', 'WBTC'];

const tokenAt = (address: string): PayloadAsset => ({ address, symbol: null, decimals: null, tokenId: null });

/** Where a whole account is given, what it holds of the tokens that are common. */
const commonTakings = async (question: Question, whole: readonly Taking[]): Promise<readonly Taking[]> => {
  const { sources, intent, deadline } = question;
  const found = await whenAllThere(
    COMMON_TOKENS.map((symbol) =>
      deadline.wait(sources.token.instance.lookUp({ chain: intent.chain, symbol, keys: [] }, deadline.signal)),
    ),
  );
  const contracts = [...new Set(found.flatMap(({ officialContracts }) => officialContracts))];
  return whole.flatMap((taking) => contracts.map((address) => ({ ...taking, asset: tokenAt(address) })));
};

const allTakings = async (question: Question, proposal: Proposal): Promise<readonly Taking[]> => {
  const takings = takingsOf(proposal);
  if (!isWholeAccount(proposal)) return takings;
  const whole = takings.filter(({ asset, most }) => asset?.address === null && most === 'unlimited');
  return [...takings, ...(await commonTakings(question, whole))];
};

/** With names and prices by the sources of the service itself. */
const asRecorded = async (question: Question, found: AtRisk, isAll: boolean): Promise<AtRisk> => {
  const { chain } = question.intent;
  const keys = found.assets.flatMap(({ asset }) => asset.address ?? []);
  const known = await assetsKnown(question, chain, keys, question.deadline);
  const assets = await Promise.all(
    found.assets.map(async (one) => {
      const named = { ...one, asset: namedAsset(one.asset, chain, known) };
      return { ...named, usd: usdOfAmount(named, await highestPrice(question, named.asset)) };
    }),
  );
  // of a whole account what is nothing says nothing
  const shown = isAll ? assets.filter(({ amount }) => amount !== '0') : assets;
  return { ...found, assets: shown, isWhole: found.isWhole && !isAll, isAccount: isAll };
};

/** What the bytes let others take now. Undefined where nothing of that kind is in them, or it could not be read. */
export const askAtRisk = (
  question: Question,
  proposal: Proposal,
  simulation: Simulation,
  signal: AbortSignal,
): Soon<AtRisk | undefined> =>
  simulation.atRisk === undefined ? undefined : readAtRisk(question, proposal, simulation, signal);

const readAtRisk = async (
  question: Question,
  proposal: Proposal,
  simulation: Simulation,
  signal: AbortSignal,
): Promise<AtRisk | undefined> => {
  if (simulation.atRisk === undefined || !simulation.supports(proposal.intent.chain)) return undefined;
  try {
    const takings = await allTakings(question, proposal);
    if (takings.length === 0) return undefined;
    const found = await simulation.atRisk(proposal.intent.chain, takings, signal);
    if (!isAtRisk(found))
      throw new ProviderError('bad_response', 'The answer about what others could take is malformed');
    return await asRecorded(question, found, isWholeAccount(proposal));
  } catch (error) {
    question.logger.log('warn', 'what a signature lets others take could not be read', { error });
    return undefined;
  }
};
