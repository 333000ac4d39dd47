import type { RaRecord } from 'react-admin';
import { useCallback } from 'react';
import { valueAt } from '#contract/rules/valueAt.ts';
import { recordAddress } from '#contract/model/recordAddress.ts';
import { useScreen } from '../ScreenContext.ts';

/** Where a row leads; null leads nowhere. */
export type AddressOf = (record: RaRecord) => string | null;

/** To the address in the field that the screen names, else to the record's own page. */
export const useAddressOf = (): AddressOf => {
  const screen = useScreen();
  const { recordsAt, list } = screen;
  const { opens } = list;
  return useCallback(
    record => {
      if (opens !== null) {
        const address = valueAt(record, opens);
        return typeof address === 'string' && address !== '' ? address : null;
      }
      return recordsAt === '' ? null : recordAddress(screen, record);
    },
    [opens, recordsAt, screen],
  );
};
