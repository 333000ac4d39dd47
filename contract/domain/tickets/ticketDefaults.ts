/** What a new ticket carries (part 1 section 9). */
export const ticketDefaults = { typeId: 1, priorityId: 1, statusId: 1 } as const;
