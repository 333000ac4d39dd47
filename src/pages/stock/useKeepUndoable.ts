import { useNotificationContext } from 'react-admin';
import { useEffect } from 'react';

/** Asks before the window closes while a change waits behind an "Undo" and is not sent yet. */
export const useKeepUndoable = () => {
  const { notifications } = useNotificationContext();
  const isWaiting = notifications.some(
    ({ notificationOptions }) => notificationOptions?.undoable === true,
  );
  useEffect(() => {
    if (!isWaiting) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isWaiting]);
};
