import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { PageBody } from '#parts/page/PageBody.tsx';
import { PageHeader } from '#parts/page/PageHeader.tsx';
import { useLanguage } from '#parts/useLanguage.ts';
import { useNow } from '#parts/words/useNow.ts';
import { useUser } from '#parts/contexts/useUser.ts';
import { HomeTiles } from '../dashboards/HomeTiles.tsx';
import { greetingAt, longDate } from './greeting.ts';
import { Announcements } from './Announcements.tsx';
import { OwnDeals } from './OwnDeals.tsx';
import { Outgrown } from './Outgrown.tsx';
import { RecentChanges } from './RecentChanges.tsx';
import { ScreenCards } from './ScreenCards.tsx';
import { TeamTargets } from './TeamTargets.tsx';
import { Work } from './Work.tsx';

/** Where a day begins: what to do next, what is announced and what has changed; the pages themselves last. */
export const HomePage = () => {
  const translate = useTranslate();
  const language = useLanguage();
  const user = useUser();
  const now = useNow();
  return (
    <PageBody>
      <PageHeader
        title={translate(`pages.home.${greetingAt(now)}`, { name: user?.firstName ?? '' })}
        context={longDate(now, language)}
      />
      <Outgrown />
      <Box
        sx={{
          mt: 6,
          display: 'grid',
          alignItems: 'start',
          columnGap: 6,
          rowGap: 8,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 304px' },
        }}
      >
        <div>
          <HomeTiles>
            <TeamTargets />
            <OwnDeals />
          </HomeTiles>
          <Work />
          <ScreenCards />
        </div>
        <Box sx={{ display: 'grid', gap: 6 }}>
          <Announcements />
          <RecentChanges />
        </Box>
      </Box>
    </PageBody>
  );
};
