import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { shortRupees } from '#contract/domain/money/shortRupees.ts';
import { gapOf, projectedOf } from '#contract/domain/performance/standing.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import type { Placed } from './useStandings.ts';

interface Props {
  rows: readonly Placed[];
  today: string;
}

/** All of them together, in one sentence; nothing where their targets are of different times. */
export const StandingSum = ({ rows, today }: Props) => {
  const translate = useTranslate();
  const aimed = rows.filter(({ person }) => person.target > 0).map(({ person }) => person);
  const [first] = aimed;
  if (!first || aimed.some(({ until, from }) => until !== first.until || from !== first.from))
    return null;
  const { from, until } = first;
  const target = aimed.reduce((sum, one) => sum + one.target, 0);
  const achieved = aimed.reduce((sum, one) => sum + one.achieved, 0);
  const projected = projectedOf({ achieved, from, until }, today);
  const members = {
    until: formatDay(until),
    target: shortRupees(target),
    achieved: shortRupees(achieved),
    percent: writeNumber(Math.round((achieved / target) * 100)),
    gap: shortRupees(gapOf({ target, achieved })),
    projected: shortRupees(projected ?? achieved),
  };
  return (
    <Typography variant="body2" color="textSecondary">
      {translate(projected === null ? 'pages.standing.sumEarly' : 'pages.standing.sum', members)}
    </Typography>
  );
};
