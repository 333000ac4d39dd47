import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { RelativeTime } from '#parts/words/RelativeTime.tsx';

export type Notice = AnswerOf<CallOf<'notifications.recent'>>['results'][number];

const icons = {
  success: 'circle-check',
  error: 'circle-x',
  warning: 'triangle-alert',
  info: 'info',
} as const;

interface Props {
  notice: Notice;
  onOpen: () => void;
}

/** One thing that someone was told; what is not read yet is bold and has a dot. */
export const NoticeRow = ({ notice, onOpen }: Props) => {
  const { tone, title, body, readAt, createdAt } = notice;
  const isUnread = readAt === null;
  return (
    <li>
      <ButtonBase
        onClick={onOpen}
        sx={theme => ({
          width: '100%',
          display: 'flex',
          alignItems: 'flex-start',
          gap: 3,
          px: 4,
          py: 2.5,
          textAlign: 'start',
          typography: 'body2',
          borderTop: `1px solid ${theme.vars.palette.divider}`,
          '&:hover, &:focus-visible': { background: theme.vars.palette.action.hover },
        })}
      >
        <Box component="span" sx={{ display: 'flex', pt: 0.5, color: `${tone}.main` }}>
          <Icon name={icons[tone]} size={16} />
        </Box>
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Box component="span" sx={{ display: 'block', fontWeight: isUnread ? 600 : 400 }}>
            {title}
          </Box>
          {body !== null && (
            <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {body}
            </Box>
          )}
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            <RelativeTime at={createdAt} />
          </Box>
        </Box>
        {isUnread && (
          <Box
            component="span"
            sx={{ mt: 1.5, width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main' }}
          />
        )}
      </ButtonBase>
    </li>
  );
};
