import { client, viewOf } from './client';

export const readJobs = () => viewOf(client.GET('/api/admin/operations/jobs'));
export const retryJob = (id: string) =>
  viewOf(client.POST('/api/admin/operations/jobs/{id}/retry', { params: { path: { id } } }));
export const discardJob = ({ id, reason }: { id: string; reason: string }) =>
  viewOf(
    client.POST('/api/admin/operations/jobs/{id}/discard', { params: { path: { id } }, body: { reason } }),
  );

export const readLogConsumers = () => viewOf(client.GET('/api/admin/operations/consumers'));
export const restartLogConsumer = (name: string) =>
  viewOf(client.POST('/api/admin/operations/consumers/{name}/restart', { params: { path: { name } } }));
