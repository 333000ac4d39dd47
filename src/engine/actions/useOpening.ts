import { useTranslate, type RaRecord } from 'react-admin';
import { useCallback } from 'react';
import { useIsEditable } from '../useIsEditable.ts';

/** What opening a record is called: to change it where that is possible, else to read it. */
export const useOpening = (): ((record: RaRecord) => { label: string; icon: string }) => {
  const isEditable = useIsEditable();
  const translate = useTranslate();
  return useCallback(
    record =>
      isEditable(record)
        ? { label: translate('ra.action.edit'), icon: 'pencil' }
        : { label: translate('ra.action.show'), icon: 'eye' },
    [isEditable, translate],
  );
};
