import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate, LinkBase } from 'react-admin';
import { useId } from 'react';
import type { DashboardType } from '#contract/domain/dashboards/dashboards.ts';
import { nextSteps } from '#contract/domain/dashboards/nextSteps.ts';
import { stepWords } from '#contract/domain/dashboards/stepWords.ts';
import { overdueAddress, tileAddress } from '#contract/domain/dashboards/tileAddress.ts';
import { tileOf } from '#contract/domain/dashboards/tiles.ts';
import { writeCount } from '#contract/requests/writeCount.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { linkStyles } from '#parts/linkStyles.ts';
import { radii } from '#parts/measures.ts';
import { useText } from '#parts/useText.ts';
import { FirstCases } from './FirstCases.tsx';
import type { CountedTile } from './useTiles.ts';
import { useTileWords } from './useTileWords.ts';

interface Props {
  tiles: readonly CountedTile[];
  type: DashboardType;
}

/** What to begin with, in words that lead there, and who is first in line; nothing waits is an answer, too. */
export const NextSteps = ({ tiles, type }: Props) => {
  const translate = useTranslate();
  const wordsOf = useTileWords();
  const text = useText();
  const heading = useId();
  const steps = nextSteps(tiles);
  const [first] = steps;
  const title = (
    <Typography id={heading} variant="h3" component="h2">
      {translate('pages.tiles.next')}
    </Typography>
  );
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={theme => ({
        mb: 5,
        p: 4,
        borderRadius: `${radii.card}px`,
        background: theme.vars.palette.action.selected,
        '& ol': { m: 0, mt: 2, p: 0, listStyle: 'none', display: 'grid', gap: 1 },
        '& li': {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          minHeight: 28,
          minWidth: 0,
        },
        '& li > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
        '& a': linkStyles(theme),
      })}
    >
      {first ? (
        <Box
          sx={{
            display: 'grid',
            columnGap: 6,
            rowGap: 4,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <div>
            {title}
            <ol>
              {steps.map(({ keyName, count, isOverdue }) => (
                <li key={keyName}>
                  <Icon name={tileOf(keyName).icon} />
                  <LinkBase to={(isOverdue ? overdueAddress : tileAddress)(keyName, type)}>
                    {text(stepWords[keyName])}
                  </LinkBase>
                  <Typography variant="caption" component="span" color="textSecondary">
                    {translate(`pages.tiles.${isOverdue ? 'stepOverdue' : 'step'}`, {
                      label: wordsOf(keyName).label,
                      count: writeCount(count),
                    })}
                  </Typography>
                </li>
              ))}
            </ol>
          </div>
          <FirstCases step={first} type={type} />
        </Box>
      ) : (
        <>
          {title}
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            {translate('pages.tiles.nothing')}
          </Typography>
        </>
      )}
    </Box>
  );
};
