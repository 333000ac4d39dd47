import Box from '@mui/material/Box';
import { useTranslate, LinkBase } from 'react-admin';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { linkStyles } from '#parts/controls/linkStyles.ts';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { StandingsTable } from './StandingsTable.tsx';
import { StandingSum } from './StandingSum.tsx';
import { useStandingPaths } from './useStandingPaths.ts';
import { useStandings } from './useStandings.ts';

/** People whom the card names; all others are on the page behind it. */
const most = 5;

/** The targets of one's people on Home: together, and those furthest behind with the reasons. */
export const TeamStanding = () => {
  const translate = useTranslate();
  const { everybody } = useStandingPaths();
  const { data, error, refetch } = useStandings({});
  if (data?.placed.length === 0) return null;
  const behind = data?.placed.filter(({ isBehind }) => isBehind).length ?? 0;
  return (
    <Box sx={{ mb: 5 }}>
      <SectionFrame
        isBusy={!data && !error}
        title={translate('pages.standing.targetsOf')}
        tools={
          <Box component={LinkBase} to={everybody} sx={linkStyles}>
            {translate('pages.standing.everybody')}
          </Box>
        }
      >
        {error && !data && <ErrorState error={error} onRetry={() => refetch()} />}
        {!data && !error && <Skeleton height={240} sx={{ m: 4 }} />}
        {data && (
          <>
            <Box sx={{ px: 4, pb: 3 }}>
              <StandingSum rows={data.placed} today={data.today} />
              <Box component="p" sx={{ m: 0, typography: 'body2', fontWeight: 600 }}>
                {behind === 0
                  ? translate('pages.standing.nobodyBehind')
                  : translate('pages.standing.howManyBehind', {
                      smart_count: behind,
                      all: data.placed.length,
                    })}
              </Box>
            </Box>
            <StandingsTable
              isShort
              label={translate('pages.standing.targetsOf')}
              rows={data.placed.slice(0, most)}
            />
          </>
        )}
      </SectionFrame>
    </Box>
  );
};
