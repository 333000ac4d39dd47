import { accountKeySearchCalls } from './accounts/accountKeySearch.ts';
import { accountActCalls } from './accounts/accountActs.ts';
import { accountListCalls } from './accounts/accountLists.ts';
import { accountMergeCalls } from './accounts/accountMerges.ts';
import { accountCalls } from './accounts/accounts.ts';
import { builderExclusivityCalls } from './exclusivity/builderExclusivity.ts';
import { contactCalls } from './contacts/contacts.ts';
import { legalEntityCalls } from './legalEntities/legalEntities.ts';
import { npCalls } from './slots/npSlots.ts';

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
