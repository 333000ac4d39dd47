/** Sums beneath a list, which most lists have none of: a part of the script of their own. */
export { TotalsOf } from './list/totals/TotalsOf.tsx';
