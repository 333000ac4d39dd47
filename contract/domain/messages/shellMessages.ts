/** Fixed texts that belong to no area (part 1 sections 5 and 8, part 3 section 8). */
export const shellMessages = {
  /** The snackbar's text for an error that no call explains (decision T113). */
  error: 'Something went wrong!',
  success: 'Action successfully completed!',
  tryLater: 'Some error occurred, please try after some time',
  tryAgain: 'Please try Again',
  fetchFailed: 'Something went wrong while fetching data. Please refresh the page.',
  detailsShared: 'Details will be shared shortly',
  linkShared: 'Link shared successfully',
  linkNotShared: 'Link sharing failed',
  invalidDropdownId: 'Invalid ID selected in dropdown field',
  notInStore: 'Data not present in store',
} as const;

/** The warning for a value that is none of a dropdown's choices (part 1 section 5). */
export const checkDropdownId = (
  id: number | string | null,
  choices: readonly { readonly id: number | string }[],
): string | undefined =>
  id === null || choices.some(choice => choice.id === id)
    ? undefined
    : shellMessages.invalidDropdownId;
