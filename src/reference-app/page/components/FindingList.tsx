import type { Params } from '../../../../domain/text/params.js';
import { Address } from './Foreign.js';

/** How grave a finding is, as a word and as filled bars. */
export const SeverityMark = ({ severity }: { readonly severity: string }) => {
  const level = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'].indexOf(severity) + 1;
  return (
    <span class={`severity level-${level}`}>
      <span class="bars" aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <i key={bar} class={bar <= level ? 'on' : ''} />
        ))}
      </span>
      {severity}
    </span>
  );
};

interface Told {
  readonly findings: readonly { readonly title: string; readonly message: string }[];
  readonly warnings: readonly string[];
}

/** The warnings that no finding says: a demonstration's label. */
export const noticesOf = ({ findings, warnings }: Told): readonly string[] => {
  const told = new Set(findings.flatMap(({ title, message }) => [title, message]));
  return warnings.filter((warning) => !told.has(warning));
};

interface SaidOptions {
  readonly params: Params;
  /** What stands in full beside the sentence anyway. */
  readonly shown: readonly unknown[];
}

/** The accounts that a sentence shortens, in full. */
export const SaidAccounts = ({ params, shown }: SaidOptions) => {
  const single = Object.values(params).flatMap((param) => (param.type === 'list' ? param.value : [param]));
  const accounts = new Set(
    single.flatMap((param) => (param.type === 'address' && !shown.includes(param.value) ? [param.value] : [])),
  );
  if (accounts.size === 0) return null;
  return (
    <ul class="said-accounts">
      {[...accounts].map((account) => (
        <li key={account}>
          <Address text={account} />
        </li>
      ))}
    </ul>
  );
};
