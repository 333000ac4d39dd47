import type { LayoutItem, RecordScreen } from '#contract/model/types.ts';
import { pathsIn } from '../../values/fieldAt.ts';

type Ordered = Pick<RecordScreen, 'form' | 'show' | 'fields'>;

const placesOf = ({ form, show, fields }: Ordered): readonly string[] => {
  const layouts: readonly (readonly LayoutItem[])[] = [form, show];
  return [...layouts.flatMap(pathsIn), ...Object.keys(fields)];
};

/** Changes in the order in which people know the fields: that of the form, of the page, of the schema. */
export const inFormOrder = <Change extends { readonly field: string }>(
  screen: Ordered,
  changes: readonly Change[],
): readonly Change[] => {
  const places = placesOf(screen);
  const placeOf = ({ field }: Change): number => {
    const place = places.findIndex(path => path === field || path.startsWith(`${field}.`));
    return place === -1 ? places.length : place;
  };
  return changes.toSorted((one, other) => placeOf(one) - placeOf(other));
};
