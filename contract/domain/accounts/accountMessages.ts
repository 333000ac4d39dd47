/** What is said about accounts, to the letter (part 1 section 8). */
export const accountMessages = {
  notAssigned: 'Failed to assign accounts!',
  notMapped: 'Unable to map account',
  noSuchAccounts: 'No Such Accounts Exists.',
  cityAdded: (city: string): string => `${city} city added successfully`,
} as const;
