import type { Position } from '../event-store.js';

/** A place in the log of the server, and the event that is there. */
export type Place = Readonly<{ commit: bigint; prepare: bigint; id: string }>;

/** `commit/prepare/event id`: the id tells later whether the log still has this event at this place. */
export function toPosition({ commit, prepare, id }: Place): Position {
  return `${commit}/${prepare}/${id}` as Position;
}

/** The place that `toPosition` wrote. */
export function fromPosition(position: Position): Place {
  const [commit, prepare, id] = position.split('/');
  if (commit === undefined || prepare === undefined || id === undefined) {
    throw new Error(`${position} is no position in an EventStoreDB log`);
  }
  return { commit: BigInt(commit), prepare: BigInt(prepare), id };
}

/** By commit, then prepare position; null is before everything. */
export function comparePositions(left: Position | null, right: Position | null): number {
  if (left === right) return 0;
  if (left === null || right === null) return left === null ? -1 : 1;
  const [a, b] = [fromPosition(left), fromPosition(right)];
  return sign(a.commit - b.commit) || sign(a.prepare - b.prepare);
}

function sign(difference: bigint): number {
  return difference < 0n ? -1 : Number(difference > 0n);
}
