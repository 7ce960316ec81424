import { client, type Schemas, viewOf } from './client';

export type FoundPerson = Schemas['FoundPersonView']['person'];

export const findPerson = (whom: string) =>
  viewOf(client.POST('/api/admin/persons/find', { body: { whom } }));
export const exportPerson = (body: Schemas['ExportPersonRequest']) =>
  viewOf(client.POST('/api/admin/persons/export', { body }));
export const erasePerson = (body: Schemas['ErasePersonRequest']) =>
  viewOf(client.POST('/api/admin/persons/erase', { body }));
