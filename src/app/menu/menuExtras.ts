/* What a menu has beside its entries, in one part of the script that no first page waits for. */
export { FavouriteEntries } from './FavouriteEntries.tsx';
export { MoreEntries } from './MoreEntries.tsx';
