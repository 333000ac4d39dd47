import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { callKey } from '#dataProvider/query/keys.ts';
import { ListSelect } from '#fields/chosen/ListSelect.tsx';
import { useReferenceWord } from '#parts/words/useReferenceWord.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useEvents } from '#parts/events/useEvents.ts';
import { useTellFailure } from '#parts/failures/useTellFailure.ts';

const key = callKey('activity.get');

/** What one does oneself: waiting for the next case, or an activity of the reference data. */
export const ActivitySelect = () => {
  const word = useReferenceWord();
  const translate = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const tellFailure = useTellFailure();
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.call('activity.get', { signal, isFresh: true }),
    retry: false,
  });
  useEvents('call', () => void queries.invalidateQueries({ queryKey: key }));
  const change = useMutation({
    mutationFn: (activityReasonId: number | null) =>
      client.call('activity.set', { body: { activityReasonId } }),
    onSuccess: answer => queries.setQueryData(key, answer),
    onError: error => {
      tellFailure(error);
      void queries.invalidateQueries({ queryKey: key });
    },
  });
  if (data?.onlineStatus !== 'Online') return null;
  const { activityReasonId, activity, activities } = data;
  const isOther =
    activityReasonId !== null && !activities.some(({ id }) => id === activityReasonId);
  return (
    <ListSelect
      aria-label={translate('floor.mine')}
      value={activityReasonId ?? ''}
      isReadonly={change.isPending}
      onChange={({ target }) => change.mutate(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{translate('floor.waiting')}</option>
      {isOther && <option value={activityReasonId}>{word(activity ?? '')}</option>}
      {activities.map(({ id, name }) => (
        <option key={id} value={id}>
          {word(name)}
        </option>
      ))}
    </ListSelect>
  );
};
