import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate, LinkBase } from 'react-admin';
import { useId } from 'react';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import type { DashboardType } from '#contract/domain/dashboards/dashboards.ts';
import type { TileStep } from '#contract/domain/dashboards/nextSteps.ts';
import { stepConditions } from '#contract/domain/dashboards/tileAddress.ts';
import { tileTimesOf } from '#contract/domain/dashboards/tileTimes.ts';
import type { WhoseWork } from '#contract/domain/dashboards/whoseWork.ts';
import { toFilterString } from '#contract/rules/filterString.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { RelativeTime } from '#parts/words/RelativeTime.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { useReferenceWord } from '#parts/words/useReferenceWord.ts';

type Case = AnswerOf<CallOf<'tileLists.list'>>['results'][number];

/** Cases that are named; all others are in the list behind the step. */
const most = 3;

interface Props {
  step: TileStep;
  type: DashboardType;
  whose: WhoseWork;
}

const CaseRow = ({ one: { name, route, statusLabel, fupTime, since } }: { one: Case }) => {
  const at = fupTime ?? since;
  const word = useReferenceWord();
  return (
    <li>
      {route ? <LinkBase to={route}>{name}</LinkBase> : name}
      <Typography variant="caption" component="span" color="textSecondary">
        {word(statusLabel)}
        {at && (
          <>
            {' · '}
            <RelativeTime at={at} />
          </>
        )}
      </Typography>
    </li>
  );
};

/** Who is first in line of a step: those that wait longest, each leading to its page. */
export const FirstCases = ({ step, type, whose }: Props) => {
  const { keyName, count } = step;
  const translate = useTranslate();
  const client = useClient();
  const heading = useId();
  const conditions = stepConditions(step, type, whose);
  const filters = conditions.length > 0 ? toFilterString({ all: [...conditions] }) : '';
  const { data, error, isPending, refetch } = useQuery({
    queryKey: callKey('tileLists.list', 'first', keyName, filters),
    queryFn: ({ signal }) =>
      client.call('tileLists.list', {
        query: {
          keyName,
          pageSize: most,
          sort: tileTimesOf(keyName)[0],
          ...(filters && { filters }),
        },
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
