import { ApiError } from './api-error';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One JSON call with cookies; a failed response throws an `ApiError`. */
export async function request<View>(method: Method, path: string, body?: object): Promise<View> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new ApiError(response.status, await response.text());
  return (await response.json()) as View;
}
