import Box from '@mui/material/Box';
import { useGetList, useTranslate } from 'react-admin';
import { useState } from 'react';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { percentText, rangeWords } from '#contract/domain/incentives/incentiveMessages.ts';
import type { Slab } from '#contract/domain/incentives/slabs.ts';
import { useRecord } from '#engine/useRecord.ts';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { useLanguage } from '#parts/useLanguage.ts';
import { figureTable } from '#parts/paper/figureTable.ts';
import { rungsOf, slabOf, versionsFrom } from './slabRanges.ts';

const Version = ({ slabs, isNow }: { slabs: readonly Slab[]; isNow: boolean }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const rungs = rungsOf(slabs);
  const gaps = rungs.filter(({ incentive }) => incentive === null).length;
  const from = formatDay(slabs[0]?.effectiveDate ?? '');
  return (
    <Box sx={{ mb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <Box component="h3" sx={{ typography: 'subtitle2', m: 0 }}>
          {translate(isNow ? 'incentives.ladder.now' : 'incentives.ladder.later', { from })}
        </Box>
        {gaps > 0 && (
          <StatusChip tone="warning">
            {translate('incentives.ladder.gaps', { smart_count: gaps })}
          </StatusChip>
        )}
      </Box>
      <Box component="table" sx={figureTable}>
        <thead>
          <tr>
            <th scope="col">{translate('incentives.ladder.reached')}</th>
            <th scope="col">{translate('incentives.ladder.earns')}</th>
          </tr>
        </thead>
        <tbody>
          {rungs.map(rung => (
            <tr key={`${rung.targetMin}:${rung.accountsMin}`}>
              <th scope="row">{rangeWords(rung)[language]}</th>
              <td>
                {rung.incentive === null ? (
                  <StatusChip tone="warning">{translate('incentives.ladder.gap')}</StatusChip>
                ) : (
                  percentText(rung.incentive)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
      {gaps > 0 && (
        <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 2 }}>
          {translate('incentives.ladder.mend', { from })}
        </Box>
      )}
    </Box>
  );
};

/** What a category earns now and from later days on, with what no slab covers (decision record 0138). */
export const SlabLadderPanel = () => {
  const { id } = useRecord();
  const translate = useTranslate();
  const [today] = useState(() => indiaDay(new Date()));
  const { data, error, refetch } = useGetList('incentive-slabs', {
    filter: { where: { participantCategoryId: { eq: id } } },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'effectiveDate', order: 'DESC' },
  });
  if (error)
    return (
      <ErrorState
        error={error}
        title={translate('incentives.rules_failed')}
        onRetry={() => refetch()}
      />
    );
  if (!data) return <Skeleton height={160} />;
  const slabs = data.map(slabOf);
  const versions = versionsFrom(slabs, today);
  if (versions.length === 0)
    return <Box sx={{ color: 'text.secondary' }}>{translate('incentives.ladder.none')}</Box>;
  return versions.map(date => (
    <Version
      key={date}
      slabs={slabs.filter(({ effectiveDate }) => effectiveDate === date)}
      isNow={date <= today}
    />
  ));
};
