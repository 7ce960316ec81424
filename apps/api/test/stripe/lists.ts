import type Stripe from 'stripe';
import { integer, text, type Params } from './params.js';
import { badParameter, missing } from './refusal.js';

type Listed = Readonly<{ id: string; object: string; created: number }>;

/** The parameters that every list accepts. */
export const listParams = ['limit', 'starting_after', 'ending_before', 'created'] as const;

/** One page, newest first, like Stripe's lists. */
export function page<T extends Listed>(url: string, all: Iterable<T>, params: Params): Stripe.ApiList<T> {
  const newestFirst = [...all].reverse();
  const limit = limitOf(params);
  const after = text(params, 'starting_after');
  const before = text(params, 'ending_before');
  if (after !== null && before !== null) {
    const message = 'You may only specify one of these parameters: ending_before, starting_after.';
    throw badParameter(message, 'ending_before', 'parameters_exclusive');
  }
  const rows = newestFirst.filter(({ created }) => isWithin(created, params));
  const from = after === null ? 0 : positionOf(newestFirst, rows, after, 'starting_after') + 1;
  const to = before === null ? rows.length : positionOf(newestFirst, rows, before, 'ending_before');
  const window = before === null ? rows.slice(from, from + limit) : rows.slice(Math.max(0, to - limit), to);
  const left = before === null ? rows.length - from : to;
  return { object: 'list', data: structuredClone(window), has_more: left > limit, url };
}

function limitOf(params: Params): number {
  const limit = integer(params, 'limit') ?? 10;
  if (limit >= 1 && limit <= 100) return limit;
  throw badParameter(`Invalid integer: ${limit}. limit must be between 1 and 100`, 'limit');
}

function positionOf<T extends Listed>(
  known: readonly T[],
  rows: readonly T[],
  id: string,
  param: string,
): number {
  const kind = known[0]?.object ?? 'object';
  const position = rows.findIndex((row) => row.id === id);
  if (position >= 0) return position;
  throw missing(kind, id, param, 400);
}

function isWithin(created: number, params: Params): boolean {
  const range = params['created'];
  if (range === undefined) return true;
  if (typeof range === 'string') return created === integer(params, 'created');
  const bounds = ['gt', 'gte', 'lt', 'lte'].map((name) => integer(range, name));
  const [gt = null, gte = null, lt = null, lte = null] = bounds;
  const isLate = (gt === null || created > gt) && (gte === null || created >= gte);
  return isLate && (lt === null || created < lt) && (lte === null || created <= lte);
}
