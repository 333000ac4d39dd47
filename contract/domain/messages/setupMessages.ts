/** Fixed texts of events, cities and matrices, as the specification shows them (part 2 section 8). */
export const setupMessages = {
  discountLevelAdded: 'Discount approval level added successfully!',
  discountLevelRemoved: 'Discount approval level removed successfully!',
} as const;
