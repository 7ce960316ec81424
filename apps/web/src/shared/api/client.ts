import createClient, { type Middleware } from 'openapi-fetch';
import type { components, paths } from '@closewise/contracts/client';
import { ApiError } from './api-error';

/** Request and response bodies, by their names in the OpenAPI document. */
export type Schemas = components['schemas'];

const refusalsThrow: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw new ApiError(response.status, await response.text());
  },
};

/** API client typed by the OpenAPI document; sends cookies and throws an `ApiError` on a failed response. */
export const client = createClient<paths>({
  baseUrl: globalThis.location?.origin,
  credentials: 'include',
  headers: { accept: 'application/json' },
  fetch: (request) => globalThis.fetch(request),
});
client.use(refusalsThrow);

/** The response body. Refusals have thrown before, so only an empty body is left to reject. */
export async function viewOf<View>(answer: Promise<{ data?: View; response: Response }>): Promise<View> {
  const { data, response } = await answer;
  if (data === undefined) throw new ApiError(response.status, 'The answer is empty');
  return data;
}

/** Null instead of a 401: nobody is signed in. */
export async function nullOn401<View>(view: Promise<View>): Promise<View | null> {
  try {
    return await view;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
