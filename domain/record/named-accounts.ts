import { executionsOf } from '../facts/simulation/executions.js';
import { furtherSubjects } from '../facts/simulation/further-subjects.js';
import { subjectsOf } from '../intent/subjects.js';
import { accountsOf } from '../payload/effects.js';
import type { CheckRecord } from './record.js';

/** Keys of all accounts that a check is about, each once: by its fields, by its bytes, and by what a node did. */
export const accountsNamedBy = ({ intent, payload, facts }: CheckRecord): readonly string[] => {
  const declared = subjectsOf(intent).map(({ key }) => key);
  const inBytes = payload === null ? [] : accountsOf(payload.actions, intent.sender.key);
  const named = [...new Set([...declared, ...inBytes])];
  return [...named, ...furtherSubjects(executionsOf(facts), named)];
};
