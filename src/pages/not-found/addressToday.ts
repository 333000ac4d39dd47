import type { ScreenHead } from '#contract/model/screenHead.ts';

/** Where what was at an address is today, by what screens say they were; undefined where none was there. */
export const addressToday = (
  heads: readonly Pick<ScreenHead, 'route' | 'was'>[],
  pathname: string,
): string | undefined => {
  const found = heads.flatMap(({ route, was = [] }) =>
    was
      .filter(from => pathname === from || pathname.startsWith(`${from}/`))
      .map(from => route + pathname.slice(from.length)),
  );
  return found[0];
};
