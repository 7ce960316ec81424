import type Stripe from 'stripe';
import { group, type Params } from './params.js';
import { badParameter } from './refusal.js';

const MOST_KEYS = 50;
const LONGEST_KEY = 40;
const LONGEST_VALUE = 500;

/** The metadata after an update: keys merge, an empty value removes its key, `metadata=''` removes all. */
export function mergeMetadata(before: Stripe.Metadata, params: Params): Stripe.Metadata {
  if (params['metadata'] === '') return {};
  const merged = { ...before };
  for (const [key, value] of Object.entries(group(params, 'metadata') ?? {})) {
    if (typeof value !== 'string') throw badParameter('Metadata values must be strings', `metadata[${key}]`);
    checkLength(key, value);
    if (value === '') delete merged[key];
    else merged[key] = value;
  }
  if (Object.keys(merged).length > MOST_KEYS) {
    throw badParameter(`You can only have up to ${MOST_KEYS} metadata keys`, 'metadata');
  }
  return merged;
}

function checkLength(key: string, value: string): void {
  if (key.length > LONGEST_KEY) {
    throw badParameter(`Metadata keys can be at most ${LONGEST_KEY} characters`, `metadata[${key}]`);
  }
  if (value.length > LONGEST_VALUE) {
    throw badParameter(`Metadata values can be at most ${LONGEST_VALUE} characters`, `metadata[${key}]`);
  }
}
