import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';
import { NoticeRow, type Notice } from './NoticeRow.tsx';

interface Props {
  /** Newest first; at least one. */
  readonly notices: readonly Notice[];
  readonly onOpen: (notice: Notice) => void;
}

/** Notices that say the same of several records: the newest, and the others once they are asked for. */
export const NoticeGroup = ({ notices, onOpen }: Props) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? notices : notices.slice(0, 1);
  const hidden = notices.length - 1;
  return (
    <>
      {shown.map(notice => (
        <NoticeRow key={notice.id} notice={notice} onOpen={() => onOpen(notice)} />
      ))}
      {hidden > 0 && (
        <Box component="li" sx={{ px: 4, pb: 2 }}>
          <Button
            size="small"
            variant="text"
            aria-expanded={isOpen}
            startIcon={<Icon name="chevron-down" size={16} />}
            sx={{ '&[aria-expanded=true] svg': { rotate: '180deg' } }}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen
              ? translate('app.bell.fewer')
              : translate('app.bell.more', { smart_count: hidden, title: notices[0]?.title ?? '' })}
          </Button>
        </Box>
      )}
    </>
  );
};
