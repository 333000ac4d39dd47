import { valueAt } from '../../rules/valueAt.ts';
import type { RecordScreen } from '../screen.ts';

type Places = Pick<RecordScreen, 'recordsAt' | 'recordsAtBy'>;

/** Where a record of a screen is, without its id. */
export const recordPlace = ({ recordsAt, recordsAtBy }: Places, record: unknown): string => {
  const value = recordsAtBy ? valueAt(record, recordsAtBy.field) : undefined;
  const isNamed = typeof value === 'string' || typeof value === 'number';
  return (isNamed ? recordsAtBy?.at[String(value)] : undefined) ?? recordsAt;
};

/** The address of a record of a screen. */
export const recordAddress = (places: Places, record: { readonly id: string | number }): string =>
  `${recordPlace(places, record)}/${encodeURIComponent(record.id)}`;
