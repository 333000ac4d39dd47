import type { Screen } from '#contract/model/types.ts';
import type { Screens } from '../screens/readScreens.ts';

/** The screen that an address opens. */
export interface Place {
  readonly screen: Screen;
  /** Of one record; undefined for the list and for a new one. */
  readonly recordId: string | undefined;
  readonly isNew: boolean;
  /** The address chooses nothing: no filter, order or page. */
  readonly isBare: boolean;
}

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

const slashed = (route: string): string => `/${route.replace(/^\/+|\/+$/g, '')}`;

/** Finds the list, record, new record or page at an address; undefined for all else, which begins without anything known. */
export const placeOf = (screens: Screens, url: string): Place | undefined => {
  const [path = '', query = ''] = url.split('?');
  const at = path.replace(/\/+$/, '');
  const above = at.slice(0, at.lastIndexOf('/'));
  for (const screen of screens.values()) {
    if (screen.route !== '' && slashed(screen.route) === at)
      return { screen, recordId: undefined, isNew: false, isBare: query === '' };
    if (screen.type === 'records' && at === `${slashed(screen.route)}/${screen.createAt}`)
      return { screen, recordId: undefined, isNew: true, isBare: query === '' };
    const last = decoded(at.slice(above.length + 1));
    if (screen.type !== 'records' || screen.recordsAt === '' || !last) continue;
    const places: readonly string[] = [
      screen.recordsAt,
      ...Object.values(screen.recordsAtBy?.at ?? {}),
    ];
    if (!places.some(place => slashed(place) === above)) continue;
    // Names below a list that are not records.
    if (last !== screen.createAt && last !== 'import')
      return { screen, recordId: last, isNew: false, isBare: query === '' };
  }
  return undefined;
};
