import { labelledSchema, labelsSchema, type LabelView } from '@studio/contract/desk/labels';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { refetchEnquiry } from './enquiry.ts';
import { fetchJson } from './fetch-json.ts';
import { updateCachedLabels } from './work-cache.ts';
import { queryKeys } from './query-keys.ts';

const LABELS = '/api/labels';

export const labelsQuery = queryOptions({
  queryKey: queryKeys.labels,
  queryFn: ({ signal }) => fetchJson(labelsSchema, LABELS, { signal }),
  staleTime: 5 * 60_000,
});

export const addLabel = (name: string): Promise<readonly LabelView[]> =>
  fetchJson(labelsSchema, LABELS, { method: 'POST', body: { name } });

export const renameLabel = ({ id, name: before }: LabelView, name: string) =>
  fetchJson(labelsSchema, `${LABELS}/${id}`, { method: 'PUT', body: { name, before } });

export const retireLabel = ({ id }: LabelView) =>
  fetchJson(labelsSchema, `${LABELS}/${id}`, { method: 'DELETE' });

/** Changes the list by one of the above; other users are notified by the event stream. */
export function useChangeLabels() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: () => Promise<readonly LabelView[]>) => change(),
    onSuccess: (labels) => {
      client.setQueryData<readonly LabelView[]>(queryKeys.labels, labels);
    },
    onError: () => client.invalidateQueries({ queryKey: queryKeys.labels }),
  });
}

interface Labelling {
  readonly id: string;
  readonly label: string;
  readonly isOn: boolean;
}

/** Shown at once, then sent; a refusal restores the labels. */
export function usePutLabel() {
  const client = useQueryClient();
  const keep = ({ id, label }: Labelling, isOn: boolean): void => {
    updateCachedLabels(client, id, (labels) => {
      const others = labels.filter((one) => one !== label);
      return isOn ? [...others, label] : others;
    });
  };
  return useMutation({
    mutationFn: ({ id, label, isOn }: Labelling) =>
      fetchJson(labelledSchema, `/api/enquiries/${id}/labels`, {
        method: 'POST',
        body: { label, isOn },
      }),
    onMutate: async (labelling) => {
      await client.cancelQueries({ queryKey: queryKeys.enquiry(labelling.id) });
      keep(labelling, labelling.isOn);
    },
    onSuccess: ({ labels }, { id }) => {
      updateCachedLabels(client, id, () => labels);
    },
    onError: (_error, labelling) => {
      keep(labelling, !labelling.isOn);
    },
    onSettled: (_answer, _error, { id }) => refetchEnquiry(client, id),
  });
}
