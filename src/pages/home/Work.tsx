import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate, LinkBase, useCreatePath, useGetResourceLabel } from 'react-admin';
import { useId } from 'react';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { writeCount } from '#contract/requests/writeCount.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/ClientContext.ts';
import { ErrorState } from '#parts/ErrorState.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import type { ScreenHead } from '#contract/model/screenHead.ts';
import { useOpenScreens } from '#parts/useScreenHeads.ts';
import { useText } from '#parts/useText.ts';
import { TileGrid, WaitingTiles } from '../dashboards/TileGrid.tsx';
import { tileStyles } from '../dashboards/tileStyles.ts';
import { useReadAgain } from '../dashboards/useReadAgain.ts';

type Counts = AnswerOf<CallOf<'views.counts'>>;
type Waiting = Counts['results'][number];

const queryKey = callKey('views.counts');
/** Milliseconds. Who stands in for someone changes with the clock, without a write: requests that wait are then others. */
const backstop = 30 * 60_000;

const WorkCard = ({ waiting, head }: { waiting: Waiting; head: ScreenHead }) => {
  const text = useText();
  const labelOf = useGetResourceLabel();
  const createPath = useCreatePath();
  return (
    <Box component="li" sx={tileStyles}>
      <span className="tile-head">
        <Icon name={head.menu?.icon ?? 'file-text'} />
        <LinkBase
          to={`${createPath({ resource: head.resource, type: 'list' })}?view=${waiting.view}`}
          className="tile-link"
        >
          {waiting.label && text(waiting.label)}
        </LinkBase>
      </span>
      <span className="tile-figures">
        <span className="tile-count">{writeCount(waiting.count)}</span>
      </span>
      <span className="tile-help">{labelOf(head.resource)}</span>
    </Box>
  );
};

/** What waits for the person on the lists of screens (key `todo` of a view), most first; each leads to its rows. */
export const Work = () => {
  const client = useClient();
  const translate = useTranslate();
  const heading = useId();
  const allowed = useOpenScreens('list');
  const queries = useQueryClient();
  const ask = (waiting?: string, signal?: AbortSignal) =>
    client.call('views.counts', {
      query: waiting === undefined ? {} : { waiting },
      ...(signal && { signal }),
      isFresh: true,
    });
  useReadAgain({
    namesOf: ({ lists }) => lists,
    read: async names => {
      const isKnown = queries.getQueryData(queryKey) !== undefined;
      if (!names || !isKnown || queries.isFetching({ queryKey, exact: true }) > 0) {
        await queries.refetchQueries({ queryKey, exact: true }, { throwOnError: true });
        return;
      }
      const { results } = await ask(names.join(','));
      const isSame = (one: Waiting, other: Waiting) =>
        one.resource === other.resource && one.view === other.view;
      queries.setQueryData<Counts>(
        queryKey,
        now =>
          now && {
            results: now.results.map(one => results.find(other => isSame(one, other)) ?? one),
          },
      );
    },
    every: backstop,
  });
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask(undefined, signal),
    select: ({ results }) =>
      results.flatMap(waiting => {
        const head = allowed.find(({ resource }) => resource === waiting.resource);
        return head ? [{ waiting, head }] : [];
      }),
    refetchOnWindowFocus: false,
    retry: false,
  });
  if (data?.length === 0) return null;
  const content = () => {
    const waiting = data?.filter(one => one.waiting.count > 0);
    if (waiting?.length === 0) {
      return (
        <Typography variant="body2" color="textSecondary">
          {translate('pages.home.noWork')}
        </Typography>
      );
    }
    if (waiting) {
      return (
        <TileGrid>
          {waiting
            .toSorted((one, other) => other.waiting.count - one.waiting.count)
            .map(one => (
              <WorkCard key={`${one.waiting.resource}.${one.waiting.view}`} {...one} />
            ))}
        </TileGrid>
      );
    }
    if (isPending) return <WaitingTiles count={2} />;
    return (
      <ErrorState title={translate('pages.tiles.error')} error={error} onRetry={() => refetch()} />
    );
  };
  return (
    <Box component="section" aria-labelledby={heading} aria-busy={isPending} sx={{ mb: 8 }}>
      <Typography id={heading} variant="h3" component="h2" sx={{ mb: 2 }}>
        {translate('pages.home.work')}
      </Typography>
      {content()}
    </Box>
  );
};
