import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { OpportunityComment } from '#contract/calls/recordTypes.ts';
import { splitByMentions } from '#contract/domain/opportunities/mentions.ts';
import { Initials } from '#parts/words/Initials.tsx';
import { RelativeTime } from '#parts/words/RelativeTime.tsx';
import { useReferenceWord } from '#parts/words/useReferenceWord.ts';
import { StatusChip } from '#parts/words/StatusChip.tsx';

/** One comment: who said what, and what it did to the case. */
export const CommentEntry = ({ entry }: { entry: OpportunityComment }) => {
  const translate = useTranslate();
  const word = useReferenceWord();
  const {
    text,
    mentioned = [],
    authorName = '-',
    createdAt,
    reasonName,
    statusName,
    fupTime,
  } = entry;
  return (
    <Box
      component="li"
      sx={theme => ({
        display: 'flex',
        gap: 3,
        py: 3,
        '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
      })}
    >
      <Initials name={authorName} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'body2' }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {authorName}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            <RelativeTime at={createdAt ?? null} />
          </Box>
        </Box>
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {splitByMentions(text ?? '', mentioned).map((piece, at) =>
            piece.isMention ? (
              <Box component="strong" key={at} sx={{ fontWeight: 600, color: 'primary.main' }}>
                {piece.text}
              </Box>
            ) : (
              piece.text
            ),
          )}
        </Box>
        {(reasonName ?? statusName ?? fupTime) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1 }}>
            {statusName && <StatusChip tone="info">{word(statusName)}</StatusChip>}
            {reasonName && (
              <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                {word(reasonName)}
              </Box>
            )}
            {fupTime && (
              <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                {translate('opportunity.comments.followUp')} <RelativeTime at={fupTime} />
              </Box>
            )}
          </Box>
        )}
      </Box>
    </Box>
  );
};
