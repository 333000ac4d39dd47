/** What decides how long a package may run. */
export interface ValidityTerms {
  /** Days of the option that was bought. */
  readonly optionDays: number;
  readonly packageName: string;
  readonly regionIds: readonly number[];
  readonly regionNames: readonly string[];
  readonly cityNames: readonly string[];
}

/** Regions whose packages are checked against 180 days (part 1 section 9). */
export const regionsOf180Days: readonly number[] = [1, 2, 4];

export const winterBonanza = {
  packageName: 'Winter Bonanza',
  regionName: 'South West Delhi',
  extraDays: 60,
  excludedOption: 180,
} as const;

/** 90 days hold for a package of Chennai alone, and for any package with Hyderabad (part 2 section 9). */
const has90DayRule = ({ cityNames }: ValidityTerms) =>
  cityNames.includes('Hyderabad') ||
  (cityNames.length > 0 && cityNames.every(city => city === 'Chennai'));

const outerLimits = (terms: ValidityTerms): number[] => [
  ...(terms.regionIds.some(id => regionsOf180Days.includes(id)) ? [180] : []),
  ...(has90DayRule(terms) ? [90] : []),
];

const extraDays = ({ packageName, regionNames, optionDays }: ValidityTerms) =>
  packageName === winterBonanza.packageName &&
  regionNames.includes(winterBonanza.regionName) &&
  optionDays !== winterBonanza.excludedOption
    ? winterBonanza.extraDays
    : 0;

/**
 * The most days a package may run (decision T82): the option's days, with Winter Bonanza's 60 in South West Delhi
 * except on the 180-day option, but never more than the tightest rule of its regions and cities.
 */
export const validityLimit = (terms: ValidityTerms): number =>
  Math.min(terms.optionDays + extraDays(terms), ...outerLimits(terms));
