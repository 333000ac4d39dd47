import { useCreatePath, type RaRecord } from 'react-admin';
import { useCallback } from 'react';
import { valueAt } from '#contract/rules/valueAt.ts';
import { recordAddress } from '#contract/model/record/recordAddress.ts';
import { useScreen } from '../ScreenContext.ts';

/** Where a row leads; null leads nowhere. */
export type AddressOf = (record: RaRecord) => string | null;

/** To the address in the field that the screen names, else to the record's own page. */
export const useAddressOf = (): AddressOf => {
  const screen = useScreen();
  const { resource, recordsAt, recordsAtBy, list } = screen;
  const createPath = useCreatePath();
  const { opens } = list;
  return useCallback(
    record => {
      if (opens !== null) {
        const address = valueAt(record, opens);
        return typeof address === 'string' && address !== '' ? address : null;
      }
      if (recordsAt === '') return null;
      // Where a field decides about the place, the path of the resource alone would lead there by way of another.
      return recordsAtBy
        ? recordAddress(screen, record)
        : createPath({ resource, type: 'edit', id: record.id });
    },
    [opens, resource, recordsAt, recordsAtBy, screen, createPath],
  );
};
