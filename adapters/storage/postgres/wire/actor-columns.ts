import type { Actor } from '../../../../domain/record/actor.js';

/** Who did something, as every table has it. */
export interface ActorColumns<Who extends Actor = Actor> {
  readonly actor_kind: Who['kind'];
  readonly actor_name: Who['name'];
  readonly actor_shown_as: string | null;
}

export const ACTOR_COLUMNS = ['actor_kind', 'actor_name', 'actor_shown_as'] as const;

export const actorColumns = ({ kind, name, shownAs }: Actor): ActorColumns => ({
  actor_kind: kind,
  actor_name: name,
  actor_shown_as: shownAs ?? null,
});

export const actorOfRow = <Kind extends Actor['kind'], Name extends Actor['name']>(row: {
  readonly actor_kind: Kind;
  readonly actor_name: Name;
  readonly actor_shown_as: string | null;
}) => ({
  kind: row.actor_kind,
  name: row.actor_name,
  ...(row.actor_shown_as !== null && { shownAs: row.actor_shown_as }),
});
