import Box from '@mui/material/Box';
import { useNotificationContext, useTranslate, type NotificationPayload } from 'react-admin';
import { useEffect, useRef } from 'react';
import { actOf, keptOf, largestStack } from './notificationRules.ts';
import { NotificationCard } from './NotificationCard.tsx';

/** A stable key for each notification, which has no id of its own. */
const useKeys = () => {
  const keys = useRef(new WeakMap<NotificationPayload, number>());
  const last = useRef(0);
  return (notification: NotificationPayload) => {
    const known = keys.current.get(notification);
    if (known !== undefined) return known;
    last.current += 1;
    keys.current.set(notification, last.current);
    return last.current;
  };
};

/** The stack of snackbars: at most three, the newest at the bottom, clear of save bar and pager. */
export const Notifications = () => {
  const { notifications, setNotifications } = useNotificationContext();
  const translate = useTranslate();
  const keyOf = useKeys();
  useEffect(() => {
    if (notifications.length > largestStack) setNotifications(all => [...keptOf(all)]);
  }, [notifications, setNotifications]);
  const newest = keptOf(notifications).findLast(one => actOf(one) !== undefined);
  return (
    <Box
      component="section"
      aria-label={translate('app.notification.label')}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        bottom: 72,
        right: { xs: 16, sm: 24 },
        left: { xs: 16, sm: 'auto' },
        width: { sm: 380 },
        display: 'grid',
        gap: 2,
        '@media print': { display: 'none' },
      }}
    >
      {keptOf(notifications).map(notification => (
        <NotificationCard
          key={keyOf(notification)}
          notification={notification}
          isNewest={notification === newest}
          onClose={() => setNotifications(all => all.filter(one => one !== notification))}
        />
      ))}
    </Box>
  );
};
