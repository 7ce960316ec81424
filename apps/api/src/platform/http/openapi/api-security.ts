import type { DocumentBuilder, OpenAPIObject } from '@nestjs/swagger';
import type { Role } from '../../access/roles.js';

const sessionCookie = (kind: string) => ({
  type: 'apiKey' as const,
  in: 'cookie',
  name: `closewise-${kind}`,
  description: `Set by signing in. Over https its name is __Host-closewise-${kind}.`,
});

const schemes = {
  adminSession: sessionCookie('admin'),
  organizationSession: sessionCookie('organization'),
  affiliateSession: sessionCookie('affiliate'),
  stripeSignature: {
    type: 'apiKey' as const,
    in: 'header',
    name: 'Stripe-Signature',
    description: 'Signature of the body by the webhook secret that Stripe shares with the server.',
  },
  metricsToken: {
    type: 'http' as const,
    scheme: 'bearer',
    description: 'METRICS_TOKEN of the server. Requests from the same machine need none.',
  },
};

/** Each role's security scheme. Visitors need none; a buyer's proof is the report number in the address. */
const schemeByRole: Readonly<Record<Role, keyof typeof schemes | null>> = {
  visitor: null,
  buyer: null,
  affiliate: 'affiliateSession',
  organization: 'organizationSession',
  admin: 'adminSession',
  auditor: 'adminSession',
  provider: 'stripeSignature',
  operator: 'metricsToken',
};

/** Declares the security schemes. */
export function addSecuritySchemes(builder: DocumentBuilder): DocumentBuilder {
  for (const [name, scheme] of Object.entries(schemes)) builder.addSecurity(name, scheme);
  return builder;
}

type Secured = {
  'x-access'?: readonly Role[];
  'x-requires-step-up'?: boolean;
  description?: string;
  security?: Record<string, string[]>[];
};

/** Adds to each operation who may call it and with which security schemes; any one is enough. */
export function withSecurity(document: OpenAPIObject): OpenAPIObject {
  for (const operations of Object.values(document.paths))
    for (const operation of Object.values(operations as Record<string, Secured>)) {
      const roles = operation['x-access'] ?? [];
      const proofs = new Set(roles.map((role) => schemeByRole[role]));
      operation.security = [...proofs].flatMap((scheme) => (scheme ? [{ [scheme]: [] }] : []));
      const callers = `${roles.map((role) => callerByRole[role]).join(' or ')} may call this.`;
      operation.description ??= operation['x-requires-step-up'] ? `${callers} ${stepUp}` : callers;
    }
  return document;
}

const callerByRole: Readonly<Record<Role, string>> = {
  visitor: 'Anyone',
  buyer: 'Anyone who knows the number of the report or payment',
  affiliate: 'The affiliate who is signed in',
  organization: 'The organization that is signed in',
  admin: 'An admin',
  auditor: 'an auditor',
  provider: 'The payment provider',
  operator: 'The operator',
};

const stepUp = 'The password must have been typed within the last ten minutes: see POST /api/auth/confirm.';
