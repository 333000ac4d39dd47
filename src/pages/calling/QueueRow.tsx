import Box from '@mui/material/Box';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { useReferenceWord } from '#parts/words/useReferenceWord.ts';
import { DueChip } from './DueChip.tsx';

export type QueueCase = AnswerOf<CallOf<'calling.queue'>>['results'][number];

interface Props {
  row: QueueCase;
  /** Its turn; null: it is not handed out now. */
  place: number | null;
  /** It is on the desk. */
  isOpen: boolean;
}

/** Somebody who waits: when their turn is and why, or what is in the way. */
export const QueueRow = ({ row, place, isOpen }: Props) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const word = useReferenceWord();
  const { why } = row;
  // A case is one's own once it is pulled; before, its page is for those who have it.
  const isOwn = why !== 'free' && why !== 'team';
  const isTold = why !== null && why !== 'overdue' && why !== 'later' && !isOpen;
  return (
    <Box
      component="li"
      aria-current={isOpen || undefined}
      sx={theme => ({
        display: 'flex',
        gap: 2,
        px: 4,
        py: 2,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        bgcolor: isOpen ? 'action.selected' : undefined,
      })}
    >
      <Box
        component="span"
        sx={{
          minWidth: 18,
          typography: 'body2',
          color: 'text.tertiary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {place ?? ''}
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        {isOwn ? (
          <Box
            component={LinkBase}
            to={createPath({ resource: 'opportunities', type: 'edit', id: row.opportunityId })}
            sx={{
              color: 'text.primary',
              fontWeight: 500,
              textDecoration: 'none',
              overflowWrap: 'break-word',
            }}
          >
            {row.accountName}
          </Box>
        ) : (
          <Box sx={{ fontWeight: 500, overflowWrap: 'break-word' }}>{row.accountName}</Box>
        )}
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {[row.cityName, word(row.caseStatusName)].filter(Boolean).join(' · ')}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <DueChip at={row.fupTime} />
        </Box>
        {isTold && (
          <Box sx={{ mt: 1 }}>
            <StatusChip tone={place === null ? 'neutral' : 'info'}>
              {translate(`calling.why.${why}`)}
            </StatusChip>
          </Box>
        )}
      </Box>
    </Box>
  );
};
