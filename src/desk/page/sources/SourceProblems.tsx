import { Foreign } from '../../../reference-app/page/components/Foreign.js';
import { objectWith } from '../api/call.js';
import type { DeskSchemas } from '../api/types.js';
import { useLoad } from '../api/use-load.js';
import { WhenReady } from '../parts/view.js';
import { counted } from '../parts/words.js';
import { Link } from '../route.js';
import { statusWord } from './SourceTable.js';

/** Whether the sources are well, in a line: what is wrong by name, and the way to what mends it. */
export const SourceProblems = () => {
  const { load, reload } = useLoad<DeskSchemas['Sources']>('/api/sources', objectWith('sources', 'missing'));
  return (
    <WhenReady load={load} what="the sources" retry={reload}>
      {({ sources, missing }) => {
        const problems = [
          ...missing.map(({ what }) => `no ${what}`),
          ...sources
            .filter(({ problem }) => problem !== null)
            .map(({ name, status }) => `${name}: ${statusWord(status).toLowerCase()}`),
        ];
        return (
          <p class={problems.length === 0 ? 'quiet' : 'warning'}>
            {problems.length === 0 ? (
              `All ${counted(sources.length, 'source')} are well.`
            ) : (
              <>
                <strong>{counted(problems.length, 'problem')} with sources:</strong>{' '}
                <Foreign text={`${problems.join(', ')}.`} />
              </>
            )}{' '}
            <Link to="/sources">Sources</Link>
          </p>
        );
      }}
    </WhenReady>
  );
};
