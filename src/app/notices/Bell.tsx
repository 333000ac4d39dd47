import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Popover } from '#parts/controls/Popover.tsx';
import { useTranslate, useNavigate } from 'react-admin';
import { useState } from 'react';
import { laterPart } from '#parts/fetching/laterPart.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { useMeasuredPage } from '../analytics/useMeasuredPage.ts';
import { groupNotices } from './groupNotices.ts';
import { NoticeGroup } from './NoticeGroup.tsx';
import type { Notice } from './NoticeRow.tsx';
import { useNotices } from './useNotices.ts';

/** Fields come with it, which a page without a form does not need. */
const NoticeSettings = laterPart(async () => (await import('./NoticeSettings.tsx')).NoticeSettings);

/** What a person was told, newest first: approvals and payments that concern them (part 1 section 7). */
export const Bell = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { list, read } = useNotices();
  useMeasuredPage();
  const notices = list.data?.results ?? [];
  const unread = list.data?.unread ?? 0;
  const unreadIds = notices.filter(({ readAt }) => readAt === null).map(({ id }) => id);
  const open = ({ id, link, readAt }: Notice) => {
    if (readAt === null) read.mutate([id]);
    setAnchor(null);
    if (link !== null) navigate(link);
  };
  return (
    <>
      <IconButton
        aria-haspopup="dialog"
        aria-label={
          unread > 0
            ? translate('app.bell.unread', { smart_count: unread })
            : translate('app.bell.open')
        }
        onClick={event => setAnchor(event.currentTarget)}
      >
        <Badge badgeContent={unread} max={99} color="primary" sx={{ display: 'flex' }}>
          <Icon name="bell" />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': translate('app.bell.title'),
            sx: { width: 380, maxWidth: 'calc(100vw - 16px)', maxHeight: '80vh' },
          },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 4, py: 2 }}>
          <Box component="h2" sx={{ m: 0, flex: 1, typography: 'h3' }}>
            {translate('app.bell.title')}
          </Box>
          <Button
            size="small"
            variant="text"
            disabled={unreadIds.length === 0}
            loading={read.isPending}
            onClick={() => read.mutate(unreadIds)}
          >
            {translate('app.bell.all')}
          </Button>
        </Box>
        {list.error && !list.data && (
          <ErrorState
            title={translate('app.bell.error')}
            error={list.error}
            onRetry={() => list.refetch()}
          />
        )}
        {list.data && notices.length === 0 && (
          <Box sx={{ px: 4, pb: 4, typography: 'body2', color: 'text.secondary' }}>
            {translate('app.bell.none')}
          </Box>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {groupNotices(notices).map(group => (
            <NoticeGroup key={group.at(-1)?.id} notices={group} onOpen={open} />
          ))}
        </Box>
        <NoticeSettings />
      </Popover>
    </>
  );
};
