import { formatDay } from '../days/formatDay.ts';
import type { Day } from '../days/indiaDay.ts';

/** The client type whose calls for a price must name a package (part 2 section 5). */
export const brokerClientTypeId = 2;

/** Refusals of prices; the first is the rule of part 2 section 5, the others are ours. */
export const priceMessages = {
  brokerNeedsPackage: 'A broker package call requires a package',
  notApplicable: 'No price applies to this package.',
  packageStays: 'A price stays with its package: add a new one there instead.',
  endsBeforeStart: 'The last day must not be earlier than the first.',
} as const;

/** Days of a price as people read them; an open end is left out: `from 1/4/2026`, `1/4/2026 to 31/3/2027`. */
export const describeDays = (from: Day | null | undefined, until: Day | null | undefined): string =>
  [
    ...(from ? [until ? formatDay(from) : `from ${formatDay(from)}`] : []),
    ...(until ? [`${from ? 'to' : 'until'} ${formatDay(until)}`] : []),
  ].join(' ') || 'always';

/** What stands in the way of a price: another one of the same parameters, by its id or its line in a file. */
export const overlapMessage = (
  other: string,
  from: Day | null | undefined,
  until: Day | null | undefined,
): string => `${other} of the same parameters holds ${describeDays(from, until)}.`;
