/** `packageFamilyId` is not a word for people; `package family id` is at least some. */
export const inWords = (path: string): string =>
  path
    .replaceAll(/[._]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
