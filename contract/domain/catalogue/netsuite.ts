/** Refusals on a package that NetSuite has taken over (part 1 section 8). */
export const netsuiteMessages = {
  add: 'Adding not allowed as Netsuite Flag is enabled for this package',
  remove: 'Deleting not allowed as Netsuite Flag is enabled for this package',
} as const;

/** Fields of such a package that stay editable; prices and mappings are locked (decision T51). */
export const netsuiteEditableFields = ['displayName', 'description', 'activeUntil'] as const;

/** What a locked field of such a package answers to a change (decision T51). */
export const netsuiteLockedMessage =
  'NetSuite is enabled: only display name, description and active until can be changed.';

/** What switching the flag off answers (decision T50). */
export const netsuiteStaysMessage = 'The Netsuite flag cannot be switched off once it is enabled.';

export const isEditableWithNetsuite = (field: string): boolean =>
  netsuiteEditableFields.some(editable => editable === field);

/** The refusal of adding or deleting on a package, or undefined while NetSuite is off. */
export const checkNetsuite = (
  act: keyof typeof netsuiteMessages,
  isNetsuiteEnabled: boolean,
): string | undefined => (isNetsuiteEnabled ? netsuiteMessages[act] : undefined);

/** Once on, the flag stays on: only turning it on is a change the server accepts (decision T50). */
export const mayChangeNetsuiteFlag = (from: boolean, to: boolean): boolean => to || !from;
