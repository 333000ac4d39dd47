/** `details`: the fields to read or change; `history`: who changed what. */
export const ownSections = ['details', 'history'] as const;

export type OwnSection = (typeof ownSections)[number];
