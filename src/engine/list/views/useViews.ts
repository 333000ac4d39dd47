import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { BodyOf } from '#contract/calls/call.ts';
import type { SavedView } from '#contract/calls/records/views.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { useUser } from '#parts/contexts/useUser.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useScreen } from '../../ScreenContext.ts';
import { openingView, viewsKey, viewsQuery } from './viewsQuery.ts';

const none: readonly SavedView[] = [];
const nobody: readonly string[] = [];

/**
 * The saved views of the list: one's own and the shared ones. A list works without them, so a failure shows as a list
 * that has none; `opening` is the one that an address without anything in it opens.
 */
export const useViews = () => {
  const { resource } = useScreen();
  const client = useClient();
  const roles = useUser()?.roleCodes ?? nobody;
  const { data = none, isPending } = useQuery(viewsQuery(client, resource));
  const opening = useMemo(() => openingView(data, roles), [data, roles]);
  return { views: data, isPending, opening };
};

type NewView = Omit<BodyOf<CallOf<'views.create'>>, 'resource'>;
type ChangedView = Omit<BodyOf<CallOf<'views.update'>>, 'version'>;

/** What a person does with views; each brings the list of views up to date. */
export const useViewChanges = () => {
  const { resource } = useScreen();
  const client = useClient();
  const queries = useQueryClient();
  const again = () => queries.invalidateQueries({ queryKey: viewsKey(resource) });
  const put = (view: SavedView) =>
    queries.setQueryData<readonly SavedView[]>(viewsKey(resource), (views = none) =>
      views.some(({ id }) => id === view.id)
        ? views.map(one => (one.id === view.id ? view : one))
        : [...views, view],
    );
  const create = useMutation({
    mutationFn: (view: NewView) => client.call('views.create', { body: { resource, ...view } }),
    onSuccess: put,
  });
  const change = useMutation({
    mutationFn: ({ view, ...body }: ChangedView & { view: SavedView }) =>
      client.call('views.update', {
        params: { id: view.id },
        body: { ...body, version: view.version },
      }),
    onSuccess: put,
    onError: again,
  });
  const remove = useMutation({
    mutationFn: ({ id, version }: SavedView) =>
      client.call('views.remove', { body: { ids: [id], versions: { [id]: version } } }),
  });
  const setDefault = useMutation({
    mutationFn: (body: Omit<BodyOf<CallOf<'views.setDefault'>>, 'resource'>) =>
      client.call('views.setDefault', { body: { resource, ...body } }),
    onSuccess: ({ results }) => void queries.setQueryData(viewsKey(resource), results),
    onError: again,
  });
  return { create, change, remove, setDefault };
};
