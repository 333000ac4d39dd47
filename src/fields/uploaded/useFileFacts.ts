import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';

export type FileFacts = AnswerOf<CallOf<'files.upload'>>;

export const fileAddress = (id: string): string => `/console/v1/files/${encodeURIComponent(id)}`;

export const idsOf = (values: readonly unknown[]): readonly string[] =>
  values.filter((value): value is string => typeof value === 'string' && value !== '');

/** Names and sizes of uploaded files by id; those that may not be read are missing. */
export const useFileFacts = (ids: readonly string[]) => {
  const client = useClient();
  const unique = [...new Set(ids)].sort();
  const { data, isPending } = useQuery({
    queryKey: callKey('files.list', unique),
    enabled: unique.length > 0,
    staleTime: 300_000,
    retry: false,
    queryFn: ({ signal }) =>
      client.call('files.list', { query: { ids: unique.join(',') }, signal }),
  });
  const files: ReadonlyMap<string, FileFacts> = new Map(
    (data?.results ?? []).map(file => [file.id, file]),
  );
  return { files, isPending: isPending && unique.length > 0 };
};
