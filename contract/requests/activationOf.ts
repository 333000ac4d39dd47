import { valueAt } from '../rules/valueAt.ts';
import { isNoValue } from '../domain/noValue.ts';

/** What products are activated on. */
export interface ActivationOf {
  readonly on: 'termsheet' | 'deal';
  /** Of the termsheet or the deal. */
  readonly id: number;
  /** One product alone; undefined for all that wait. */
  readonly productId?: number;
}

/**
 * What a record asks to be activated: a sold product on its termsheet, or on its deal where it has none; a termsheet; or a
 * deal, which alone has a `bucket` (record 0221).
 */
export const activationOf = (record: unknown): ActivationOf => {
  const idAt = (path: string): number => Number(valueAt(record, path));
  const id = idAt('id');
  if (!isNoValue(valueAt(record, 'productName')))
    return isNoValue(valueAt(record, 'termsheetId'))
      ? { on: 'deal', id: idAt('opportunityId'), productId: id }
      : { on: 'termsheet', id: idAt('termsheetId'), productId: id };
  return { on: isNoValue(valueAt(record, 'bucket')) ? 'termsheet' : 'deal', id };
};
