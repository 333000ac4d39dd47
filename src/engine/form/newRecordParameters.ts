import { defaultCreateAt, type ScreenHead } from '#contract/model/screenHead.ts';
import type { Values } from '../values/withValueAt.ts';

/** The address parameter that names the record from which a new one takes over. */
export const fromParameter = 'from';

/** The address parameter with values for a new record, as a JSON object. */
export const withParameter = 'with';

/** Where a new record of a screen is made that begins with values; the screen takes those of its `newWith`. */
export const newRecordAddress = (
  { route, createAt = defaultCreateAt }: ScreenHead,
  values: Values,
): string => `${route}/${createAt}?${withParameter}=${encodeURIComponent(JSON.stringify(values))}`;
