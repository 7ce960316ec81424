import { z } from 'zod';

/**
 * Who did something, as events record it: `admin:{id}` for a signed-in admin, `system`, or the name that an operator
 * declared on the command line, which nobody has verified. Declared names contain no colon.
 */
export const recordedActor = z.string();
export type RecordedActor = z.infer<typeof recordedActor>;

/** How much is known about an actor. */
export type ActorKind = 'admin' | 'operator' | 'system';

/** The server itself, acting without a request. */
export const systemActor: RecordedActor = 'system';

const adminPrefix = 'admin:';

export const adminActor = (adminId: string): RecordedActor => `${adminPrefix}${adminId}`;

export function actorKind(actor: RecordedActor): ActorKind {
  if (actor === systemActor) return 'system';
  return actor.startsWith(adminPrefix) ? 'admin' : 'operator';
}

/** The actor's name; `nameOf` returns the name of an admin. */
export const actorName = (actor: RecordedActor, nameOf: (adminId: string) => string): string =>
  actorKind(actor) === 'admin' ? nameOf(actor.slice(adminPrefix.length)) : actor;

/** The name with the kind of actor: `ann (admin)`, `maria (self-declared)`. */
export function actorInWords(kind: ActorKind, name: string): string {
  if (kind === 'system') return name;
  return `${name} (${kind === 'admin' ? 'admin' : 'self-declared'})`;
}
