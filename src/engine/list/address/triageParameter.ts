/** In the address: the record in turn while a list is worked through one by one; empty: the first that waits. */
export const triageParameter = 'triage';
