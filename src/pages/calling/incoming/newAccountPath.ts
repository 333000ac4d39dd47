import type { useCreatePath } from 'react-admin';

/** The form of a new account with a number filled in. */
export const newAccountPath = (
  createPath: ReturnType<typeof useCreatePath>,
  mobile: string,
): string =>
  `${createPath({ resource: 'accounts', type: 'create' })}?with=${encodeURIComponent(JSON.stringify({ mobile }))}`;
