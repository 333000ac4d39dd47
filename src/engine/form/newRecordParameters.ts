import type { Values } from '../values/withValueAt.ts';

/** The address parameter that names the record from which a new one takes over. */
export const fromParameter = 'from';

/** The address parameter with values for a new record, as a JSON object. */
export const withParameter = 'with';

/** The address parameter that names a list on the page whose form of a new record is opened. */
export const newParameter = 'new';

/** What follows the address of a new record that begins with values; the screen takes those of its `newWith`. */
export const beginningWith = (values: Values): string =>
  `?${withParameter}=${encodeURIComponent(JSON.stringify(values))}`;
