import createClient, { type Middleware } from 'openapi-fetch';
import type { components, paths } from '@closewise/contracts/client';
import { ApiError } from './api-error';

/** What the API takes and answers, by the names of its OpenAPI document. */
export type Schemas = components['schemas'];

const refusalsThrow: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw new ApiError(response.status, await response.text());
  },
};

/** The API as its OpenAPI document types it; every call sends cookies, a failed response throws an `ApiError`. */
export const client = createClient<paths>({
  baseUrl: globalThis.location?.origin,
  credentials: 'include',
  headers: { accept: 'application/json' },
  fetch: (request) => globalThis.fetch(request),
});
client.use(refusalsThrow);

/** The view of an answer: a refusal has thrown before, so that only an empty body is left to refuse. */
export async function viewOf<View>(answer: Promise<{ data?: View; response: Response }>): Promise<View> {
  const { data, response } = await answer;
  if (data === undefined) throw new ApiError(response.status, 'The answer is empty');
  return data;
}

/** Null in place of a 401: nobody is signed in. */
export async function nullOn401<View>(view: Promise<View>): Promise<View | null> {
  try {
    return await view;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
