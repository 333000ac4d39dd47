import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { DashboardType } from '#contract/domain/dashboards/dashboards.ts';
import { nextSteps } from '#contract/domain/dashboards/nextSteps.ts';
import { overdueAddress, tileAddress } from '#contract/domain/dashboards/tileAddress.ts';
import { tileOf } from '#contract/domain/dashboards/tiles.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { linkStyles } from '#parts/linkStyles.ts';
import { radii } from '#parts/measures.ts';
import type { CountedTile } from './useTiles.ts';
import { useTileWords } from './useTileWords.ts';

interface Props {
  tiles: readonly CountedTile[];
  type: DashboardType;
}

/** What to begin with, in words that lead there; nothing waits is an answer, too. */
export const NextSteps = ({ tiles, type }: Props) => {
  const translate = useTranslate();
  const wordsOf = useTileWords();
  const heading = useId();
  const steps = nextSteps(tiles);
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
        '& li': { display: 'flex', alignItems: 'center', gap: 2, minHeight: 28 },
        '& li > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
        '& a': linkStyles(theme),
      })}
    >
      <Typography id={heading} variant="h3" component="h2">
        {translate('pages.tiles.next')}
      </Typography>
      {steps.length === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {translate('pages.tiles.nothing')}
        </Typography>
      ) : (
        <ol>
          {steps.map(({ keyName, count, isOverdue }) => (
            <li key={keyName}>
              <Icon name={tileOf(keyName).icon} />
              <Link to={(isOverdue ? overdueAddress : tileAddress)(keyName, type)}>
                {translate(`pages.tiles.${isOverdue ? 'stepOverdue' : 'step'}`, {
                  label: wordsOf(keyName).label,
                  smart_count: count,
                  count: writeNumber(count),
                })}
              </Link>
            </li>
          ))}
        </ol>
      )}
    </Box>
  );
};
