import { told } from '../messages/told.ts';
import { countBound } from './countBound.ts';

/** The code of the refusal of an order; the page goes back to its usual one. */
export const tooManyToSortCode = 'too-many-rows';

const bound = countBound.toLocaleString('en-IN');

/** Why a list is not put in an order that no index gives (record 0239). */
export const tooManyToSort = told(
  `More than ${bound} rows cannot be sorted by this. Filter the list first.`,
  `${bound} से ज़्यादा पंक्तियाँ इससे क्रम में नहीं लगतीं: पहले सूची फ़िल्टर करें।`,
);
