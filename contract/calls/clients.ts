import { accountKeySearchCalls } from './mystique/accountKeySearch.ts';
import { accountActCalls } from './sapna/accountActs.ts';
import { accountListCalls } from './sapna/accountLists.ts';
import { accountMergeCalls } from './sapna/accountMerges.ts';
import { accountCalls } from './sapna/accounts.ts';
import { builderExclusivityCalls } from './sapna/builderExclusivity.ts';
import { contactCalls } from './sapna/contacts.ts';
import { legalEntityCalls } from './sapna/legalEntities.ts';
import { npCalls } from './sapna/npSlots.ts';

/** Accounts and what hangs on them (part 1 section 7). */
export const clientCalls = [
  ...accountCalls,
  ...accountActCalls,
  ...accountListCalls,
  ...accountMergeCalls,
  ...accountKeySearchCalls,
  ...builderExclusivityCalls,
  ...contactCalls,
  ...legalEntityCalls,
  ...npCalls,
] as const;
