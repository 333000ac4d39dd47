import { useRecordContext, type RaRecord } from 'react-admin';

/** The record that this part of a page is about, as `useRecordContext` gives it. */
export const useRecord = <Kind extends RaRecord = RaRecord>(): Kind => {
  const record = useRecordContext<Kind>();
  if (!record) throw new Error('useRecord needs a RecordContextProvider above it');
  return record;
};
