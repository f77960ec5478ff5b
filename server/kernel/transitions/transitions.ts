/** A state machine as a table: from which status to which, by which actors, under which guard. Every other move is refused. */

export type Move<Actor extends string, Subject> = {
  readonly by: readonly Actor[];
  /** Condition on the subject. */
  readonly guard?: (subject: Subject) => boolean;
};

export type Transitions<Status extends string, Actor extends string, Subject = unknown> = {
  readonly [From in Status]: { readonly [To in Status]?: Move<Actor, Subject> };
};

export type MoveRefusal = 'NO_SUCH_MOVE' | 'NOT_ALLOWED' | 'NOT_YET';

type Wanted<Status, Actor, Subject> = { from: Status; to: Status; by: Actor; subject: Subject };

/** Why the move is refused; null when it is allowed. */
export function moveRefusal<Status extends string, Actor extends string, Subject>(
  table: Transitions<Status, Actor, Subject>,
  { from, to, by, subject }: Wanted<Status, Actor, Subject>,
): MoveRefusal | null {
  const moves = table[from];
  const move = Object.hasOwn(moves, to) ? moves[to] : undefined;
  if (!move) return 'NO_SUCH_MOVE';
  if (!move.by.includes(by)) return 'NOT_ALLOWED';
  return move.guard?.(subject) === false ? 'NOT_YET' : null;
}

export const canMove = <Status extends string, Actor extends string, Subject>(
  table: Transitions<Status, Actor, Subject>,
  wanted: Wanted<Status, Actor, Subject>,
): boolean => moveRefusal(table, wanted) === null;
