import type { Erased, PersonFound } from '@studio/contract/desk/person';
import { fetchJson } from './fetch-json.ts';

/** Addresses travel in bodies alone: an address in a path is written down by every server on the way. */
export const findPerson = (email: string): Promise<PersonFound> =>
  fetchJson('/api/persons/find', { method: 'POST', body: { email } });

export const exportPerson = (email: string): Promise<object> =>
  fetchJson('/api/persons/export', { method: 'POST', body: { email } });

export const erasePerson = (email: string, confirm: string): Promise<Erased> =>
  fetchJson('/api/persons/erase', { method: 'POST', body: { email, confirm } });
