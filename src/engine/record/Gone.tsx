import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { ConsoleDataProvider } from '#dataProvider/ConsoleDataProvider.ts';
import { useClient } from '#parts/ClientContext.ts';
import { EmptyState } from '#parts/EmptyState.tsx';
import { RelativeTime } from '#parts/RelativeTime.tsx';
import { FormSkeleton } from '#parts/Skeletons.tsx';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { useText } from '#parts/useText.ts';
import { messageOf } from '../actions/failures.ts';
import { useScreen } from '../ScreenContext.ts';
import { useCan } from '../useCan.ts';

interface Props {
  id: string;
  /** Shown where it was not deleted, or cannot be brought back. */
  otherwise: ReactNode;
}

/** In place of a record that was deleted: who did it and when, and the way back for those who may. */
export const Gone = ({ id, otherwise }: Props) => {
  const { resource, label, data } = useScreen();
  const can = useCan();
  const translate = useTranslate();
  const text = useText();
  const client = useClient();
  const queries = useQueryClient();
  const snackbar = useSnackbar();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const isRestorable = can('remove') && (data.calls === null || data.removal === 'soft');
  const history = useQuery({
    queryKey: [resource, 'history', { id, newest: true }],
    enabled: isRestorable,
    retry: false,
    queryFn: async ({ signal }) =>
      (await dataProvider.history(resource, { id, size: 1, signal })).data,
  });
  const restore = useMutation({
    mutationFn: () => client.call('console.restore', { body: { resource, id } }),
    onSuccess: () => {
      snackbar('success', translate('engine.gone.done'));
      void queries.invalidateQueries({ queryKey: [resource] });
    },
    onError: error => snackbar('error', messageOf(error)),
  });
  if (history.isLoading) return <FormSkeleton />;
  const [newest] = history.data?.results ?? [];
  if (newest?.action !== 'delete') return otherwise;
  return (
    <EmptyState
      isPage
      icon="trash-2"
      title={translate('engine.gone.title', { name: text(label.one) })}
      actions={
        <Button
          variant="contained"
          color="primary"
          loading={restore.isPending}
          onClick={() => restore.mutate()}
        >
          {translate('engine.gone.restore')}
        </Button>
      }
    >
      {translate('engine.gone.text', { person: newest.actorName })} <RelativeTime at={newest.at} />
    </EmptyState>
  );
};
