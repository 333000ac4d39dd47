/** Fixed texts that belong to no area and that no screen file says (part 1 sections 5 and 8). */
export const shellMessages = {
  detailsShared: 'Details will be shared shortly',
  invalidDropdownId: 'Invalid ID selected in dropdown field',
} as const;
