/** Fixed texts of events, cities and matrices, as the specification shows them (part 2 section 8). */
export const setupMessages = {
  eventCreated: 'Event Created Successfully!',
  eventUpdated: 'Event Updated Successfully!',
  cityAdded: '{city} city added successfully',
  matrixLevelAdded: 'Matrix level added successfully!',
  discountLevelAdded: 'Discount approval level added successfully!',
  discountLevelRemoved: 'Discount approval level removed successfully!',
} as const;
