/** What the package list says of a package; `backend` computes it in SQL by the rules of decision record 0010. */
export const packageStatuses = [
  'Live',
  'Draft',
  'Stopped',
  'Price missing',
  'Starts later',
] as const;
export type PackageStatus = (typeof packageStatuses)[number];
