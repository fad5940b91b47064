import type { Person } from '../../../domain/record/actor.js';
import type { Scope } from '../../../domain/record/record.js';
import type { KeyStore } from '../../../ports/stores/keys.js';

/** Someone with the words for a reader, where there are any. */
export type Named = <Who extends Person>(person: Who) => Who;

/**
 * Names keys of a scope that had no label when they acted by the label of now. Who had one then keeps it: a key may
 * have been handed on since.
 */
export const namesOfKeys = async (
  keys: Pick<KeyStore, 'findKey'>,
  { partnerId, environment }: Scope,
  people: readonly Person[],
): Promise<Named> => {
  const nameless = people.filter(({ kind, shownAs }) => kind === 'key' && shownAs === undefined);
  const found = await Promise.all([...new Set(nameless.map(({ name }) => name))].map((keyId) => keys.findKey(keyId)));
  const labels = new Map(
    found
      .filter((key) => key?.partnerId === partnerId && key.environment === environment)
      .map((key) => [key?.keyId, key?.label]),
  );
  return (person) => {
    const label = person.kind === 'key' ? labels.get(person.name) : undefined;
    return person.shownAs !== undefined || label === undefined ? person : { ...person, shownAs: label };
  };
};
