import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate, LinkBase } from 'react-admin';
import { useId } from 'react';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import type { DashboardType } from '#contract/domain/dashboards/dashboards.ts';
import type { NextStep } from '#contract/domain/dashboards/nextSteps.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/ClientContext.ts';
import { ErrorState } from '#parts/ErrorState.tsx';
import { RelativeTime } from '#parts/RelativeTime.tsx';
import { Skeleton } from '#parts/Skeleton.tsx';

type Case = AnswerOf<CallOf<'tileLists.list'>>['results'][number];

/** Cases that are named; all others are in the list behind the step. */
const most = 3;

interface Props {
  step: NextStep;
  type: DashboardType;
}

const CaseRow = ({ one: { name, route, statusLabel, fupTime } }: { one: Case }) => (
  <li>
    {route ? <LinkBase to={route}>{name}</LinkBase> : name}
    <Typography variant="caption" component="span" color="textSecondary">
      {statusLabel}
      {fupTime && (
        <>
          {' · '}
          <RelativeTime at={fupTime} />
        </>
      )}
    </Typography>
  </li>
);

/** Who is first in line of a step: those that wait longest, each leading to its page. */
export const FirstCases = ({ step: { keyName, count, isOverdue }, type }: Props) => {
  const translate = useTranslate();
  const client = useClient();
  const heading = useId();
  const filters = [
    ...(isOverdue ? ['isOverdue==true'] : []),
    ...(type === 'home' ? [] : [`line==${type}`]),
  ].join(';');
  const { data, error, isPending, refetch } = useQuery({
    queryKey: callKey('tileLists.list', 'first', keyName, filters),
    queryFn: ({ signal }) =>
      client.call('tileLists.list', {
        query: { keyName, pageSize: most, sort: 'fupTime', ...(filters && { filters }) },
        signal,
      }),
    retry: false,
  });
  return (
    <Box component="section" aria-labelledby={heading} aria-busy={isPending}>
      <Typography id={heading} variant="h3">
        {translate('pages.tiles.first')}
      </Typography>
      {data || isPending ? (
        <ol>
          {data?.results.map(one => <CaseRow key={one.id} one={one} />) ??
            Array.from({ length: Math.min(most, count) }, (_, place) => (
              <li key={place} aria-hidden>
                <Skeleton width="80%" height={14} />
              </li>
            ))}
        </ol>
      ) : (
        <ErrorState error={error} onRetry={() => refetch()} />
      )}
    </Box>
  );
};
