import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import type { CallOf } from '#contract/calls/index.ts';
import type { AnswerOf } from '#contract/calls/call.ts';

export type Moves = AnswerOf<CallOf<'events.slotMoves'>>;

const range = (from: string, to: string) => `${formatDay(from)} – ${formatDay(to)}`;

/** What happens to each slot when its event moves; what cannot move says why (T124). */
export const SlotMoves = ({ moves }: { moves: Moves }) => {
  const translate = useTranslate();
  const { results, totalCount, conflictCount } = moves;
  if (totalCount === 0)
    return <Box sx={{ typography: 'body2' }}>{translate('eventMove.none')}</Box>;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {conflictCount > 0 && (
        <Alert severity="error">
          {translate('eventMove.conflicts', { smart_count: conflictCount })}
        </Alert>
      )}
      <Box sx={{ typography: 'body2', fontWeight: 500 }}>
        {translate('eventMove.count', { smart_count: totalCount })}
      </Box>
      <Box
        tabIndex={0}
        role="region"
        aria-label={translate('eventMove.preview')}
        sx={{ maxHeight: 300, overflow: 'auto' }}
      >
        <Box
          component="table"
          aria-label={translate('eventMove.preview')}
          sx={theme => ({
            width: '100%',
            borderCollapse: 'collapse',
            typography: 'body2',
            '& th': {
              textAlign: 'left',
              typography: 'caption',
              fontWeight: 500,
              color: 'text.secondary',
            },
            '& th, & td': {
              p: '6px 12px 6px 0',
              verticalAlign: 'top',
              borderBottom: `1px solid ${theme.vars.palette.divider}`,
            },
          })}
        >
          <thead>
            <tr>
              {['slot', 'product', 'from', 'to'].map(name => (
                <th key={name} scope="col">
                  {translate(`eventMove.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {results.map(move => (
              <tr key={move.slotId}>
                <td>{move.slotId}</td>
                <td>
                  {move.productName}
                  {move.conflict !== undefined && (
                    <Box sx={{ color: 'error.dark' }}>{move.conflict}</Box>
                  )}
                </td>
                <td>{range(move.startDate, move.endDate)}</td>
                <td>{range(move.newStartDate, move.newEndDate)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  );
};
