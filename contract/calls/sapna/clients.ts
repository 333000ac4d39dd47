import { accountKeySearchCalls } from '../mystique/accountKeySearch.ts';
import { accountActCalls } from './accountActs.ts';
import { accountListCalls } from './accountLists.ts';
import { accountMergeCalls } from './accountMerges.ts';
import { accountCalls } from './accounts.ts';
import { contactCalls } from './contacts.ts';
import { legalEntityCalls } from './legalEntities.ts';

/** Accounts and what hangs on them (part 1 section 7). */
export const clientCalls = [
  ...accountCalls,
  ...accountActCalls,
  ...accountListCalls,
  ...accountMergeCalls,
  ...accountKeySearchCalls,
  ...contactCalls,
  ...legalEntityCalls,
] as const;
