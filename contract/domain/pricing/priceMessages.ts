import { formatDay } from '../days/formatDay.ts';
import type { Day } from '../days/indiaDay.ts';
import type { Text } from '../../model/files/screenFile.ts';

/** The client type whose calls for a price must name a package (part 2 section 5). */
export const brokerClientTypeId = 2;

/** The rule of part 2 section 5; what else is refused is in `priceFaults`. */
export const priceMessages = {
  brokerNeedsPackage: 'A broker package call requires a package',
} as const;

/** Days of a price as people read them; an open end is left out: `from 1/4/2026`, `1/4/2026 to 31/3/2027`. */
export const describeDays = (from: Day | null | undefined, until: Day | null | undefined): Text => {
  const [first, last] = [from, until].map(day => (day ? formatDay(day) : undefined));
  if (first && last) return { en: `${first} to ${last}`, hi: `${first} से ${last} तक` };
  if (first) return { en: `from ${first}`, hi: `${first} से` };
  return last ? { en: `until ${last}`, hi: `${last} तक` } : { en: 'always', hi: 'हमेशा' };
};
