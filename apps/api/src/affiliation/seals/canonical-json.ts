import type { JsonValue } from '@closewise/domain/events';
import canonicalize from 'canonicalize';

/** The canonical JSON (RFC 8785) of a JSON value; throws for half a character, which JSON cannot hold. */
export const canonicalJson = (value: JsonValue): string => canonicalize(value)!;
