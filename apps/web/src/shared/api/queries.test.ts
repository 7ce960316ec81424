import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { api } from '../../test/api';
import { readAdminUser, readSettings } from './admin';
import { serverMessage } from './api-error';
import { createReport, readReportStatus } from './buyer';
import { createQueryClient } from './queries';

it('[RT-18] every request sends credentials', async () => {
  const reads = api.status('draft');
  await readReportStatus('77');
  const writes = api.createReport();
  await createReport({ address: 'x', price: 1, buyerType: 'cash', propertyType: 'condo' });
  expect([...reads, ...writes].map(({ credentials }) => credentials)).toEqual(['include', 'include']);
});

it('[RT-18] a failed response becomes an error of status code, colon, response text', async () => {
  api.refuse('get', '/api/reports/77/status', 418, 'Short and stout');
  const error = await readReportStatus('77').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect((error as Error).message).toMatch(/^418: \{.*"message":"Short and stout".*\}$/);
  expect(serverMessage(error)).toBe('Short and stout');
});

it('[RT-18] a 401 throws, unless the query asked for null', async () => {
  api.refuse('get', '/api/admin/settings', 401, 'Sign in');
  api.refuse('get', '/api/auth/user', 401, 'Sign in');
  const client = createQueryClient();
  const settings = { queryKey: ['settings'], queryFn: readSettings };
  await expect(client.fetchQuery(settings)).rejects.toThrow(/^401: /);
  const user = { queryKey: ['user'], queryFn: readAdminUser };
  await expect(client.fetchQuery(user)).resolves.toBeNull();
});

it('[RT-18] data is never stale, retried, refetched on focus or polled', () => {
  const { options } = new QueryObserver(createQueryClient(), { queryKey: ['/api/x'], enabled: false });
  expect(options).toMatchObject({
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
});

it('[RT-18] a failed call is not repeated', async () => {
  const calls = api.refuse('get', '/api/admin/settings', 500, 'Broken');
  const settings = { queryKey: ['settings'], queryFn: readSettings };
  await expect(createQueryClient().fetchQuery(settings)).rejects.toThrow(/^500: /);
  expect(calls).toHaveLength(1);
});
