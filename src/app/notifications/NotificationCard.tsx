import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTakeUndoableMutation, useTranslate, type NotificationPayload } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';
import { later } from '#parts/fetching/later.ts';
import { laterPart } from '#parts/fetching/laterPart.tsx';
import type { IconName } from '#parts/icons/icons.ts';
import type { ToneName } from '#parts/words/tone.ts';
import {
  aboutOf,
  actOf,
  defaultText,
  detailOf,
  durationOf,
  kindOf,
  leadingTime,
  roleOf,
  type NotificationKind,
} from './notificationRules.ts';
import { useAutoHide } from './useAutoHide.ts';
import { undoKeys, useUndoKey } from './useUndoKey.ts';

const looks: Record<NotificationKind, { tone: ToneName; icon: IconName }> = {
  success: { tone: 'success', icon: 'circle-check' },
  info: { tone: 'info', icon: 'info' },
  warning: { tone: 'warning', icon: 'triangle-alert' },
  error: { tone: 'error', icon: 'circle-alert' },
  failure: { tone: 'error', icon: 'circle-x' },
};

const loadNext = later(() => import('#engine/next/NextAfter.tsx'));
const NextAfter = laterPart(async () => (await loadNext()).NextAfter, true);

/** Settles the change that waits behind an "Undo": once, and at the latest when the card goes. */
const useUndoable = (isUndoable: boolean) => {
  const take = useTakeUndoableMutation();
  const mutation = useRef<ReturnType<typeof take> | undefined>(undefined);
  useEffect(() => {
    if (!isUndoable) return undefined;
    mutation.current = take();
    return () => {
      mutation.current?.({ isUndo: false });
      mutation.current = undefined;
    };
    // The change belongs to the card that was shown first, so it is taken once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return () => {
    mutation.current?.({ isUndo: true });
    mutation.current = undefined;
  };
};

interface Props {
  notification: NotificationPayload;
  /** The one that the key for undoing means. */
  isNewest: boolean;
  onClose: () => void;
}

export const NotificationCard = ({ notification, isNewest, onClose }: Props) => {
  const { message, notificationOptions = {} } = notification;
  const translate = useTranslate();
  const kind = kindOf(notification);
  const { tone, icon } = looks[kind];
  const [isLeading, setLeading] = useState(false);
  const duration = durationOf(notification);
  const hold = useAutoHide(
    duration !== null && isLeading ? Math.max(duration, leadingTime) : duration,
    onClose,
  );
  const undo = useUndoable(notificationOptions.undoable === true);
  const act = actOf(notification);
  const detail = detailOf(notification);
  const about = aboutOf(notification);
  const run = () => {
    onClose();
    act?.run();
  };
  useUndoKey(run, act !== undefined && isNewest);
  const words =
    typeof message === 'string' || message === undefined
      ? translate(message || defaultText(kind), {
          _: message || undefined,
          ...(notificationOptions.messageArgs as object | undefined),
        })
      : message;
  return (
    <Box
      {...hold}
      role={roleOf(kind)}
      aria-atomic="true"
      sx={theme => ({
        display: 'flex',
        alignItems: 'flex-start',
        gap: 2.5,
        p: '10px 6px 10px 12px',
        borderRadius: '12px',
        typography: 'body2',
        border: `1px solid ${theme.vars.palette.divider}`,
        background: theme.vars.palette.surface.overlay,
        boxShadow: theme.vars.palette.elevation.overlay,
        '& > svg': { flex: 'none', mt: '2px', color: theme.vars.palette.tone[tone].icon },
      })}
    >
      <Icon name={icon} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 500, whiteSpace: 'pre-line' }}>{words}</Box>
        {detail !== undefined && <Box sx={{ color: 'text.secondary' }}>{detail}</Box>}
        {about && <NextAfter about={about} onFound={() => setLeading(true)} onGo={onClose} />}
      </Box>
      {act && (
        <Button
          size="small"
          variant="text"
          color="primary"
          title={act.hint}
          aria-keyshortcuts={undoKeys}
          sx={{ my: '-4px' }}
          onClick={run}
        >
          {act.label}
        </Button>
      )}
      {notificationOptions.undoable === true && (
        <Button
          size="small"
          variant="text"
          color="primary"
          sx={{ my: '-4px' }}
          onClick={() => {
            undo();
            onClose();
          }}
        >
          {translate('ra.action.undo')}
        </Button>
      )}
      <IconButton
        size="small"
        aria-label={translate('app.notification.dismiss')}
        onClick={onClose}
        sx={{ my: '-4px' }}
      >
        <Icon name="x" />
      </IconButton>
    </Box>
  );
};
