import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate, LinkBase } from 'react-admin';
import { useId } from 'react';
import type { DashboardType } from '#contract/domain/dashboards/dashboards.ts';
import {
  isTileStep,
  nextSteps,
  type NextStep,
  type Work,
} from '#contract/domain/dashboards/nextSteps.ts';
import { stepWords } from '#contract/domain/dashboards/stepWords.ts';
import { stepAddress } from '#contract/domain/dashboards/tileAddress.ts';
import { tileOf } from '#contract/domain/dashboards/tiles.ts';
import type { WhoseWork } from '#contract/domain/dashboards/whoseWork.ts';
import { writeCount } from '#contract/requests/writeCount.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { linkStyles } from '#parts/controls/linkStyles.ts';
import { radii } from '#parts/measures.ts';
import { useText } from '#parts/useText.ts';
import { FirstCases } from './FirstCases.tsx';
import { useTileWords } from './useTileWords.ts';

interface Props {
  work: Work;
  type: DashboardType;
}

const iconOf = (step: NextStep): string =>
  isTileStep(step) ? tileOf(step.keyName).icon : 'list-checks';

const captions: Readonly<Record<WhoseWork, string>> = { own: 'Own', team: 'Team', all: '' };

/** How many, and of what, in words beside the link. */
const useCaption = (whose: WhoseWork) => {
  const translate = useTranslate();
  const wordsOf = useTileWords();
  return (step: NextStep): string => {
    if (!isTileStep(step)) return translate('pages.tiles.stepDecide', { smart_count: step.count });
    const name = `step${captions[whose]}${step.isOverdue ? 'Overdue' : ''}`;
    return translate(`pages.tiles.${name}`, {
      label: wordsOf(step.keyName).label,
      count: writeCount(step.count),
    });
  };
};

/** What to begin with, in words that lead there, and who is first in line; nothing waits is an answer, too. */
export const NextSteps = ({ work, type }: Props) => {
  const translate = useTranslate();
  const { whose } = work;
  const captionOf = useCaption(whose);
  const text = useText();
  const heading = useId();
  const steps = nextSteps(work);
  const cases = steps.find(isTileStep);
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
      {steps.length > 0 ? (
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
              {steps.map(step => {
                const to = stepAddress(step, type, whose);
                return (
                  <li key={to}>
                    <Icon name={iconOf(step)} />
                    <LinkBase to={to}>{text(stepWords(step, whose))}</LinkBase>
                    <Typography variant="caption" component="span" color="textSecondary">
                      {captionOf(step)}
                    </Typography>
                  </li>
                );
              })}
            </ol>
          </div>
          {cases && <FirstCases step={cases} type={type} whose={whose} />}
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
