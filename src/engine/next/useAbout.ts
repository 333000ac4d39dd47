import { useRecordContext } from 'react-admin';
import type { About } from '#parts/useSnackbar.ts';
import { useScreen } from '../ScreenContext.ts';

/** The record that an action's own dialog is about, for the message that says where to go next on it. */
export const useAbout = (): About | undefined => {
  const { resource } = useScreen();
  const record = useRecordContext();
  return record && { resource, record };
};
