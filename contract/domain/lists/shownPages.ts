/** What a paged answer tells of its pages (part 1 section 3). */
interface ToldPages {
  readonly totalPages: number;
  readonly hasNextPage: boolean;
}

/** The literal rule of part 1 section 3: one page more than told while there is a next one (T62). */
export const shownPages = ({ totalPages, hasNextPage }: ToldPages): number =>
  totalPages + (hasNextPage ? 1 : 0);
