import { usePreference } from '#parts/contexts/usePreference.ts';

const none: readonly string[] = [];

export interface Favourites {
  /** Resources of pages, in the person's order. */
  readonly chosen: readonly string[];
  readonly order: (chosen: readonly string[]) => void;
  readonly toggle: (resource: string) => void;
}

/** The pages that a person has at the top of their menu; kept like their other preferences. */
export const useFavourites = (): Favourites => {
  const [chosen, order] = usePreference('menu.favourites', none);
  const toggle = (resource: string) =>
    order(
      chosen.includes(resource)
        ? chosen.filter(other => other !== resource)
        : [...chosen, resource],
    );
  return { chosen, order, toggle };
};
