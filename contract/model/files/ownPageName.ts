/** The pages of a screen of records: its list, one record, a new one. */
export const pageParts = ['List', 'Record', 'Create'] as const;

export type PagePart = (typeof pageParts)[number];

/** Where pages are that stand in the place of those that the engine draws, in a folder for each screen. */
export const ownPagesFolder = 'src/pages/ejected';

/** `ad-briefs`, `List` → `AdBriefsListPage`: the name under which a page takes the place of the engine's. */
export const ownPageName = (resource: string, part: PagePart): string => {
  const words = resource.split('-').map(word => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}${part}Page`;
};
