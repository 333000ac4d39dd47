import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BulkEdit } from '#contract/calls/records/bulk.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { readAllAgain } from '#dataProvider/query/readAgain.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useScreen } from '../ScreenContext.ts';
import type { Values } from '../values/withValueAt.ts';
import { wireSelection, type BulkSelection } from './BulkSelection.ts';

/** Milliseconds between two questions about a change that is under way. */
const pause = 500;

export const isAtWork = (edit: BulkEdit | undefined): boolean =>
  edit?.state === 'queued' || edit?.state === 'running';

const keyOf = (id: number | undefined) => callKey('bulkEdits.get', id);

/**
 * How far a bulk change has come; asked again and again while it is under way, and all that is shown is read again when it
 * ends.
 */
export const useBulkEdit = (id: number | undefined) => {
  const client = useClient();
  const queries = useQueryClient();
  const { data, error } = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) =>
      client.call('bulkEdits.get', { params: { id: id ?? 0 }, signal, isFresh: true }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (isAtWork(state.data) ? pause : false),
    retry: 2,
  });
  const isBusy = isAtWork(data);
  const ended = data && !isBusy && data.state !== 'previewed' ? data.id : undefined;
  useEffect(() => {
    if (ended !== undefined) void readAllAgain(queries);
  }, [ended, queries]);
  return { edit: data, error, isBusy };
};

/** The steps of a bulk change. Each answers how it stands, which every place that shows it then knows. */
export const useBulkSteps = () => {
  const { resource } = useScreen();
  const client = useClient();
  const queries = useQueryClient();
  const onSuccess = (edit: BulkEdit) => queries.setQueryData(keyOf(edit.id), edit);
  return {
    preview: useMutation({
      mutationFn: ({ selection, changes }: { selection: BulkSelection; changes: Values }) =>
        client.call('bulkEdits.preview', {
          body: { resource, changes: { ...changes }, ...wireSelection(selection) },
        }),
      onSuccess,
    }),
    apply: useMutation({
      mutationFn: ({ id, fingerprint }: BulkEdit) =>
        client.call('bulkEdits.apply', { params: { id }, body: { fingerprint } }),
      onSuccess,
    }),
    cancel: useMutation({
      mutationFn: ({ id }: BulkEdit) => client.call('bulkEdits.cancel', { params: { id } }),
      onSuccess,
    }),
    undo: useMutation({
      mutationFn: ({ id }: BulkEdit) => client.call('bulkEdits.undo', { params: { id } }),
      onSuccess,
    }),
  };
};
