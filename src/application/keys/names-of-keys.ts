import type { Actor } from '../../../domain/record/actor.js';
import type { Scope } from '../../../domain/record/record.js';
import type { KeyStore } from '../../../ports/stores/keys.js';

/** Someone with the words for a reader, where there are any. */
type Named = <Who extends Actor>(person: Who) => Who;

/**
 * Names keys of a scope that had no label when they acted by the label of now. Who had one then keeps it: a key may
 * have been handed on since.
 */
export const namesOfKeys = async (
  keys: Pick<KeyStore, 'findKey'>,
  { partnerId, environment }: Scope,
  people: readonly Actor[],
): Promise<Named> => {
  const nameless = people.flatMap(({ kind, name, shownAs }) =>
    kind === 'key' && name !== null && shownAs === undefined ? [name] : [],
  );
  const found = await Promise.all([...new Set(nameless)].map((keyId) => keys.findKey(keyId)));
  const labels = new Map(
    found
      .filter((key) => key?.partnerId === partnerId && key.environment === environment)
      .map((key) => [key?.keyId, key?.label]),
  );
  return (person) => {
    const label = person.kind === 'key' && person.name !== null ? labels.get(person.name) : undefined;
    return person.shownAs !== undefined || label === undefined ? person : { ...person, shownAs: label };
  };
};
