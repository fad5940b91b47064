/** A value of a parsed JSON file. Nothing is known of it. */
export type Json = unknown;
export type JsonMembers = Readonly<Record<string, Json>>;

export const descriptorMembers = (value: Json): JsonMembers | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonMembers) : null;

export const itemsOf = (value: Json): readonly Json[] | null =>
  Array.isArray(value) ? (value as readonly Json[]) : null;

/** The member of that name that the object itself has. */
export const member = (value: Json, name: string): Json => {
  const members = descriptorMembers(value);
  return members !== null && Object.hasOwn(members, name) ? members[name] : undefined;
};
