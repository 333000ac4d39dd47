import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { ConsoleDataProvider } from '#dataProvider/ConsoleDataProvider.ts';
import { screenKey } from '#dataProvider/query/keys.ts';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { RelativeTime } from '#parts/words/RelativeTime.tsx';
import { FormSkeleton } from '#parts/states/Skeletons.tsx';
import { useText } from '#parts/useText.ts';
import { useIsRestorable } from '../removed/useRemovedAction.ts';
import { useRestore } from '../removed/useRestore.ts';
import { useScreen } from '../ScreenContext.ts';

interface Props {
  id: string;
  /** Shown where it was not deleted, or cannot be brought back. */
  otherwise: ReactNode;
}

/** In place of a record that was deleted: who did it and when, and the way back for those who may. */
export const Gone = ({ id, otherwise }: Props) => {
  const { resource, label } = useScreen();
  const translate = useTranslate();
  const text = useText();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const isRestorable = useIsRestorable();
  const history = useQuery({
    queryKey: screenKey(resource, 'history', { id, newest: true }),
    enabled: isRestorable,
    retry: false,
    queryFn: async ({ signal }) =>
      (await dataProvider.history(resource, { id, size: 1, signal })).data,
  });
  const restore = useRestore();
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
          onClick={() => restore.mutate(id)}
        >
          {translate('engine.gone.restore')}
        </Button>
      }
    >
      {translate('engine.gone.text', { person: newest.actorName })} <RelativeTime at={newest.at} />
    </EmptyState>
  );
};
