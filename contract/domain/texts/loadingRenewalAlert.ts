/** `renewalAlertTag` until it is known (part 1 section 3, to the letter); a failure turns it into `missingDate` with a retry (T86). */
export const loadingRenewalAlert = 'Loading...';
