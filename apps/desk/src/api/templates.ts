import {
  templateChangesSchema,
  templatesSchema,
  type ChangeTemplate,
} from '@studio/contract/desk/templates';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';
import { queryKeys } from './query-keys.ts';

/** Fetched again wherever they are shown: a manager may have changed them. */
export const templatesQuery = queryOptions({
  queryKey: queryKeys.templates,
  queryFn: async ({ signal }) =>
    (await fetchJson(templatesSchema, '/api/templates', { signal })).templates,
  staleTime: 0,
});

/** `seen`, the template's last change, is part of the key, so a later change is fetched. */
export const templateChangesQuery = (template: string, seen: string) =>
  queryOptions({
    queryKey: [...queryKeys.templates, template, seen],
    queryFn: async ({ signal }) => {
      const asked = new URLSearchParams({ template }).toString();
      return (await fetchJson(templateChangesSchema, `/api/template-changes?${asked}`, { signal }))
        .changes;
    },
    enabled: seen !== '0',
  });

export const changeTemplate = async (change: ChangeTemplate) =>
  (
    await fetchJson(templatesSchema, '/api/template-changes', {
      method: 'POST',
      body: change,
    })
  ).templates;

/** If a colleague was faster, their change is fetched and shown beside the user's. */
export function useChangeTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: changeTemplate,
    onSuccess: (templates) => {
      client.setQueryData(queryKeys.templates, templates);
    },
    onError: () => client.invalidateQueries({ queryKey: queryKeys.templates, exact: true }),
  });
}
