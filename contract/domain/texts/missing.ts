/** What stands for a value that is not there (part 1 section 2, decision T86): each literal has its own places. */
export const missingDate = '-';
export const missingCount = '--';

/** The string form of an absent address of a legal entity; in the termsheet view it is written with a capital A. */
export const missingAddress = 'Not available';
export const missingTermsheetAddress = 'Not Available';
