import { useNotify, type NotificationOptions, type RaRecord } from 'react-admin';
import { useCallback } from 'react';
import type { SnackbarKind } from '#contract/domain/messages/snackbar.ts';

export type { SnackbarKind };

/** What was saved: the message says where to go next on it, or on the record that it belongs to (`record.next`). */
export interface About {
  readonly resource: string;
  readonly record: RaRecord;
}

interface Options extends NotificationOptions {
  readonly about?: About | undefined;
}

/**
 * Shows a snackbar of a kind. Without a message it says the default of its kind: 'Something went wrong!' or 'Action
 * successfully completed!'. ra-core's `useNotify` leads to the same place but does not know `failure`.
 */
export const useSnackbar = () => {
  const notify = useNotify();
  return useCallback(
    (kind: SnackbarKind, message?: string, options: Options = {}) => {
      // ra-core passes the type on as it is; only its list of names is shorter than ours.
      notify(message ?? '', { ...options, type: kind as Exclude<SnackbarKind, 'failure'> });
    },
    [notify],
  );
};
