import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useTranslate, LinkBase } from 'react-admin';
import { shortRupees } from '#contract/domain/money/shortRupees.ts';
import { missingCount } from '#contract/domain/texts/missing.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { linkStyles } from '#parts/controls/linkStyles.ts';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { useStandingPaths } from './useStandingPaths.ts';
import { useReasonWords } from './useReasonWords.ts';
import type { Placed } from './useStandings.ts';

const styles = (theme: Theme) => ({
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': {
    padding: '8px 12px',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    verticalAlign: 'top',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& td': { whiteSpace: 'nowrap' },
  '& thead th': {
    color: theme.vars.palette.text.secondary,
    fontWeight: 500,
    borderTop: 0,
    verticalAlign: 'bottom',
  },
  '& th:first-of-type': { textAlign: 'start', fontWeight: 500, minWidth: 120 },
  '& .words': { textAlign: 'start', whiteSpace: 'normal', minWidth: 200 },
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  '& a': linkStyles(theme),
});

/** On a phone each person is a card, and the figures say their names. */
const phone = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    display: 'block',
    '& thead': { display: 'none' },
    '& tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      padding: '8px 4px',
      borderTop: `1px solid ${theme.vars.palette.divider}`,
    },
    '& th, & td': { border: 0, padding: '2px 12px', textAlign: 'start' },
    '& th, & .words': { gridColumn: '1 / -1' },
    '& td:not(.words)::before': {
      content: 'attr(data-label) " "',
      color: theme.vars.palette.text.secondary,
    },
  },
});

const columns = ['target', 'achieved', 'gap', 'projected'] as const;
const figures = ['attempted', 'connects', 'closed'] as const;

const percent = (part: number, whole: number): string =>
  whole > 0 ? `${writeNumber(Math.round((part / whole) * 100))}%` : missingCount;

const Row = ({ placed, isShort }: { placed: Placed; isShort: boolean }) => {
  const translate = useTranslate();
  const wordsOf = useReasonWords();
  const { personAt, rowsAt, waitingAt } = useStandingPaths();
  const named = (name: (typeof columns | typeof figures)[number]) =>
    translate(`pages.standing.column.${name}`);
  const { person, gap, projected, isBehind, reasons } = placed;
  const { target, achieved, attempted, connected, closed } = person;
  const hasTarget = target > 0;
  const state = isBehind ? 'behind' : projected === null ? 'early' : 'onTrack';
  return (
    <tr>
      <th scope="row">
        <LinkBase to={personAt(person)}>{person.name}</LinkBase>
      </th>
      <td data-label={named('target')}>
        {hasTarget ? shortRupees(target) : translate('pages.standing.noTarget')}
      </td>
      <td data-label={named('achieved')}>
        {shortRupees(achieved)}
        {hasTarget && ` (${percent(achieved, target)})`}
      </td>
      <td data-label={named('gap')}>{hasTarget ? shortRupees(gap) : missingCount}</td>
      <td data-label={named('projected')}>
        {projected === null ? missingCount : shortRupees(projected)}
      </td>
      <td className="words">
        {hasTarget && (
          <StatusChip tone={isBehind ? 'danger' : projected === null ? 'neutral' : 'success'}>
            {translate(`pages.standing.state.${state}`)}
          </StatusChip>
        )}
        {reasons.length > 0 && (
          <Box component="ul" sx={{ mt: '4px !important', color: 'text.secondary' }}>
            {reasons.map(reason => (
              <li key={reason.why}>
                {reason.why === 'pending' || reason.why === 'approvals' ? (
                  <LinkBase to={waitingAt(person, reason.why)}>{wordsOf(reason)}</LinkBase>
                ) : (
                  wordsOf(reason)
                )}
              </li>
            ))}
          </Box>
        )}
      </td>
      {!isShort && (
        <>
          <td data-label={named('attempted')}>
            <LinkBase to={rowsAt(person, 'attempted')}>{writeNumber(attempted)}</LinkBase>
          </td>
          <td data-label={named('connects')}>
            {writeNumber(connected)} ({percent(connected, attempted)})
          </td>
          <td data-label={named('closed')}>
            <LinkBase to={rowsAt(person, 'closed')}>{writeNumber(closed)}</LinkBase> (
            {percent(closed, connected)})
          </td>
        </>
      )}
    </tr>
  );
};

interface Props {
  label: string;
  rows: readonly Placed[];
  /** Without the figures beside the reasons. */
  isShort?: boolean;
}

/** What people are to reach, what they have, and why they are behind; each leads to their people, calls and deals. */
export const StandingsTable = ({ label, rows, isShort = false }: Props) => {
  const translate = useTranslate();
  return (
    <Box tabIndex={0} role="region" aria-label={label} sx={{ overflow: 'auto', maxHeight: 640 }}>
      <Box component="table" sx={[styles, phone]}>
        <thead>
          <tr>
            <th scope="col">{translate('pages.standing.name')}</th>
            {columns.map(name => (
              <th key={name} scope="col">
                {translate(`pages.standing.column.${name}`)}
              </th>
            ))}
            <th scope="col" className="words">
              {translate('pages.standing.column.why')}
            </th>
            {!isShort &&
              figures.map(name => (
                <th key={name} scope="col">
                  {translate(`pages.standing.column.${name}`)}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(placed => (
            <Row key={placed.person.id} placed={placed} isShort={isShort} />
          ))}
        </tbody>
      </Box>
    </Box>
  );
};
