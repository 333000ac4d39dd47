/** The specification has one sentence for an approval that is not there and one that is not one's own (decision 0120). */
const others: Readonly<Record<string, number>> = { approvals: 403 };

/** What asking for a record that does not exist is answered with. */
export const statusOfMissing = (resource: string): number => others[resource] ?? 404;
