import { matchPath } from 'react-router-dom';
import { defaultCreateAt, type ScreenHead } from '#contract/model/screenHead.ts';
import { placeAt, screenOf, toPattern } from '../routes/screenOf.ts';

/** A record whose page was open. Its name is read when it is shown: names are not kept on a computer (T102). */
export interface Visit {
  readonly resource: string;
  readonly id: string;
  readonly to: string;
}

/** The preference that holds them, the latest first. */
export const recentPreference = 'recent';

const most = 12;

/** The record whose page has this address; undefined for lists, new records, imports and pages of other kinds. */
export const visitAt = (heads: readonly ScreenHead[], pathname: string): Visit | undefined => {
  const head = screenOf(heads, pathname);
  if (!head || head.page !== undefined) return undefined;
  const place = placeAt(head, pathname);
  const id = place && matchPath(`${toPattern(place).replace(/\/$/, '')}/:recordId`, pathname);
  const recordId = id && id.params['recordId'];
  if (!recordId || [head.createAt ?? defaultCreateAt, 'import'].includes(recordId))
    return undefined;
  return { resource: head.resource, id: recordId, to: pathname };
};

/** The visits with one more, which then is the first. */
export const withVisit = (visits: readonly Visit[], visit: Visit): readonly Visit[] =>
  [visit, ...withoutVisit(visits, visit)].slice(0, most);

/** The visits without a record that is gone. */
export const withoutVisit = (visits: readonly Visit[], { to }: Visit): readonly Visit[] =>
  visits.filter(one => one.to !== to);
