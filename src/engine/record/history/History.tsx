import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { canonicalJson } from '#contract/domain/canonicalJson.ts';
import type { ConsoleDataProvider } from '#dataProvider/ConsoleDataProvider.ts';
import { screenKey } from '#dataProvider/query/keys.ts';
import { createFormValues, FormValuesContext } from '#fields/FormValues.ts';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { useText } from '#parts/useText.ts';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { useScreen } from '../../ScreenContext.ts';
import { useRecord } from '../../useRecord.ts';
import type { Change } from './HistoryChange.tsx';
import { HistoryEntry, type Entry } from './HistoryEntry.tsx';
import { HistoryFilter } from './HistoryFilter.tsx';
import { HistoryRevert } from './HistoryRevert.tsx';
import { useIsReversible } from './useIsReversible.ts';

const size = 20;

/** Who changed what in the record, newest first, and the way back to what a field was. */
export const History = () => {
  const record = useRecord();
  const { id } = record;
  const { resource, fields } = useScreen();
  const translate = useTranslate();
  const text = useText();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [field, setField] = useState('');
  const [chosen, setChosen] = useState<{ entry: Entry; change: Change } | null>(null);
  const mayBeSetBack = useIsReversible();
  // For the few values whose words depend on another field, such as what an id is the id of.
  const shared = useMemo(() => createFormValues({ record }), [record]);
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: screenKey(resource, 'history', { id: String(id), field }),
      initialPageParam: 1,
      queryFn: async ({ pageParam, signal }) =>
        (
          await dataProvider.history(resource, {
            id,
            page: pageParam,
            size,
            signal,
            ...(field !== '' && { field }),
          })
        ).data,
      getNextPageParam: (last, _all, page) => (last.hasNextPage ? page + 1 : undefined),
    });
  const filter = <HistoryFilter field={field} onChange={setField} />;
  if (isPending) {
    return (
      <>
        {filter}
        <LiveRegion isBusy sx={{ display: 'grid', gap: 4 }}>
          <VisuallyHidden>{translate('parts.loading')}</VisuallyHidden>
          {[0, 1, 2, 3].map(row => (
            <Skeleton key={row} height={72} sx={{ borderRadius: '8px' }} />
          ))}
        </LiveRegion>
      </>
    );
  }
  if (error) return <ErrorState error={error} onRetry={() => refetch()} />;
  const all = data.pages.flatMap(page => page.results);
  const entries =
    field === ''
      ? all
      : all.map(entry => ({
          ...entry,
          changes: entry.changes.filter(change => change.field === field),
        }));
  const named = fields[field];
  if (entries.length === 0) {
    return (
      <>
        {field !== '' && filter}
        <EmptyState
          icon="history"
          title={
            named
              ? translate('engine.trail.none', { field: text(named.label) })
              : translate('engine.history.none')
          }
        >
          {translate('engine.history.none_hint')}
        </EmptyState>
      </>
    );
  }
  /** Only to what it is not already. */
  const canSetBack = (entry: Entry, change: Change) =>
    entry.action !== 'create' &&
    entry.action !== 'restore' &&
    mayBeSetBack(record, change.field) &&
    canonicalJson(record[change.field] ?? null) !== canonicalJson(change.before ?? null);
  return (
    <FormValuesContext value={shared}>
      {filter}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid' }}>
        {entries.map(entry => (
          <HistoryEntry
            key={entry.id}
            entry={entry}
            canSetBack={canSetBack}
            onSetBack={(of, change) => setChosen({ entry: of, change })}
          />
        ))}
      </Box>
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()} loading={isFetchingNextPage} sx={{ mt: 4 }}>
          {translate('engine.history.more')}
        </Button>
      )}
      {chosen && (
        <HistoryRevert
          key={`${chosen.entry.id}.${chosen.change.field}`}
          entryId={chosen.entry.id}
          change={chosen.change}
          onClose={() => setChosen(null)}
        />
      )}
    </FormValuesContext>
  );
};
