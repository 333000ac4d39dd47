import { told } from '../messages/told.ts';

/** Account statuses in which nothing may be edited (part 1 section 4). */
export const lockedAccountStatuses: readonly number[] = [5, 6];

export const isAccountEditable = (statusId: number): boolean =>
  !lockedAccountStatuses.includes(statusId);

/** The alert on the page of an account that is inactive or deleted (part 1 section 5). */
export const inactiveAccountMessage =
  'This account is currently in Inactive/Deleted state in Lookup';

/** The same as a refusal of what is to be changed of it. */
export const accountRefusals = {
  inactive: told(inactiveAccountMessage, 'यह खाता अभी Lookup में निष्क्रिय/हटाई गई स्थिति में है।'),
  /** Orders of a sub-broker go under the account above (T59). */
  subBroker: (parentId: number | null) =>
    told(
      `A sub-broker cannot activate products or take slots. Do it under the parent account ${String(parentId ?? '')}.`,
      `सब-ब्रोकर कुछ सक्रिय नहीं करता और स्लॉट नहीं लेता: इसे मूल खाते ${String(parentId ?? '')} के नीचे करें।`,
    ),
} as const;
