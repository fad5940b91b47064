export const ACTOR_KINDS = ['key', 'person', 'operator', 'service'] as const;

/** Who did something. Kind and name together identify them: nothing else is compared. */
export interface Actor {
  readonly kind: (typeof ACTOR_KINDS)[number];
  /**
   * Of a key its id, of a person that the organisation's provider signed in `issuer#subject`, of an operator the name
   * of the system's user. Null for the service, and for an operator whom the system does not name.
   */
  readonly name: string | null;
  /**
   * The label of a key, or what the provider called a person, at that moment. It names no one: people choose it, and
   * change it.
   */
  readonly shownAs?: string;
}

/**
 * What a key may be called: 1 to 100 characters in one line. A text that begins or ends with a space, or turns the
 * direction of writing, would pass for something else in a list.
 */
export const LABEL_FORM = /^(?!\s)[^\p{Cc}\p{Zl}\p{Zp}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]{1,100}(?<!\s)$/u;

/** Someone at the review desk: a key, or a person that the organisation's provider signed in. */
export type Person = Actor & { readonly kind: 'key' | 'person'; readonly name: string };

/** The service itself, at its start or by a timer. */
export const SERVICE_ACTOR: Actor = { kind: 'service', name: null };

/** The words for a reader, never empty for a person. */
export const shownName = ({ name, shownAs }: Pick<Person, 'name' | 'shownAs'>): string => shownAs ?? name;
