import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate, LinkBase, useCreatePath, useGetResourceLabel } from 'react-admin';
import { useId } from 'react';
import { writeCount } from '#contract/requests/writeCount.ts';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import type { ScreenHead } from '#contract/model/screenHead.ts';
import { useText } from '#parts/useText.ts';
import { TileGrid, WaitingTiles } from '../dashboards/TileGrid.tsx';
import { tileStyles } from '../dashboards/tileStyles.ts';
import { useReadAgain } from '../dashboards/useReadAgain.ts';
import {
  useAskWaiting,
  useWaiting,
  waitingKey,
  type Counts,
  type Waiting,
} from '../dashboards/useWaiting.ts';

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
  const translate = useTranslate();
  const heading = useId();
  const queries = useQueryClient();
  const ask = useAskWaiting();
  useReadAgain({
    namesOf: ({ lists }) => lists,
    read: async names => {
      const isKnown = queries.getQueryData(waitingKey) !== undefined;
      if (!names || !isKnown || queries.isFetching({ queryKey: waitingKey, exact: true }) > 0) {
        await queries.refetchQueries({ queryKey: waitingKey, exact: true }, { throwOnError: true });
        return;
      }
      const { results } = await ask(names.join(','));
      const isSame = (one: Waiting, other: Waiting) =>
        one.resource === other.resource && one.view === other.view;
      queries.setQueryData<Counts>(
        waitingKey,
        now =>
          now && {
            results: now.results.map(one => results.find(other => isSame(one, other)) ?? one),
          },
      );
    },
    every: backstop,
  });
  const { data, error, isPending, refetch } = useWaiting();
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
