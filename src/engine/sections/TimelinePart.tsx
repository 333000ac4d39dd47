import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCanAccess, useDataProvider, useTranslate, type RaRecord } from 'react-admin';
import { isNoValue } from '#contract/domain/noValue.ts';
import type { Field, RecordScreen, TimelineSection } from '#contract/model/types.ts';
import { resolveRefs } from '#contract/rules/resolveRefs.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { screenKey } from '#dataProvider/query/keys.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { RelativeTime } from '#parts/words/RelativeTime.tsx';
import { useText } from '#parts/useText.ts';
import { useReadScope } from '../figures/useReadScope.ts';
import { useRecord } from '../useRecord.ts';
import { useScreenFile } from '../useScreenFile.ts';
import { Refused } from './Refused.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { SkeletonLines } from './SectionSkeleton.tsx';

/** Entries that are read at a time. */
const size = 20;

interface EntryProps {
  entry: RaRecord;
  section: TimelineSection;
  fields: RecordScreen['fields'];
}

const Words = ({ field, entry }: { field: Field | undefined; entry: RaRecord }) =>
  field && <FieldCell field={field} value={valueAt(entry, field.path)} />;

const Entry = ({ entry, section, fields }: EntryProps) => {
  const at: unknown = valueAt(entry, section.at);
  const told = section.lines.filter(path => !isNoValue(valueAt(entry, path)));
  return (
    <Box component="li" sx={{ display: 'flex', gap: 3, pb: 4, position: 'relative' }}>
      <Box
        sx={theme => ({
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          width: 24,
          height: 24,
          borderRadius: '50%',
          color: 'text.secondary',
          background: theme.vars.palette.surface.inset,
          'li:not(:last-child) > &::after': {
            content: '""',
            position: 'absolute',
            top: 28,
            bottom: 4,
            left: 11.5,
            width: '1px',
            background: theme.vars.palette.divider,
          },
        })}
      >
        <Icon name={section.icons[String(valueAt(entry, section.title))] ?? 'activity'} size={14} />
      </Box>
      <Box sx={{ minWidth: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600, lineHeight: '24px' }}>
          <Words field={fields[section.title]} entry={entry} />
        </Box>
        {told.map(path => (
          <Box key={path} sx={{ color: 'text.secondary' }}>
            <Words field={fields[path]} entry={entry} />
          </Box>
        ))}
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <RelativeTime at={typeof at === 'string' ? at : null} />
        </Box>
      </Box>
    </Box>
  );
};

/** What happened to the record, newest first: the records of another screen as entries with their moment. */
export const TimelinePart = ({ section }: { section: TimelineSection }) => {
  const { resource, by, at, refresh } = section;
  const screen = useScreenFile(resource);
  const text = useText();
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const scope = useReadScope(useRecord());
  const { canAccess: isOpen = false } = useCanAccess({ resource, action: 'list' });
  const where = resolveRefs(by, scope);
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: screenKey(resource, 'getList', 'timeline', where),
      enabled: isOpen,
      retry: false,
      ...(refresh !== null && { refetchInterval: refresh }),
      initialPageParam: 1,
      queryFn: ({ pageParam, signal }) =>
        dataProvider.getList<RaRecord>(resource, {
          pagination: { page: pageParam, perPage: size },
          sort: { field: at, order: 'DESC' },
          filter: { where },
          signal,
        }),
      getNextPageParam: (last, _all, page) => (last.pageInfo?.hasNextPage ? page + 1 : undefined),
    });
  if (screen.type !== 'records') throw new Error(`"${resource}" is a page made by hand`);
  const title = text(section.label ?? screen.label.other);
  if (!isOpen) return <Refused title={title} />;
  const entries = data?.pages.flatMap(page => page.data) ?? [];
  return (
    <SectionFrame title={title} isBusy={isPending}>
      {isPending && <SkeletonLines lines={6} />}
      {error && entries.length === 0 && <ErrorState error={error} onRetry={() => refetch()} />}
      {data && entries.length === 0 && (
        <Box sx={{ px: 4, pb: 4, typography: 'body2', color: 'text.secondary' }}>
          {screen.list.empty ? text(screen.list.empty) : translate('engine.section.nothing')}
        </Box>
      )}
      {entries.length > 0 && (
        <Box component="ol" sx={{ m: 0, px: 4, pt: 1, listStyle: 'none' }}>
          {entries.map(entry => (
            <Entry key={entry.id} entry={entry} section={section} fields={screen.fields} />
          ))}
        </Box>
      )}
      {hasNextPage && (
        <Box sx={{ px: 4, pb: 4 }}>
          <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {translate('engine.section.earlier')}
          </Button>
        </Box>
      )}
    </SectionFrame>
  );
};
