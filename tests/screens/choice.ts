import { readScreens } from '#backend/screens/readScreens.ts';
import type { RecordScreen, Screen } from '#contract/model/types.ts';
import { coverOf, isOpened, recordFeatures } from './cover.ts';

/** SCREENS of the environment: names with commas between, `all`, or nothing: the cover. */
const namesOf = (asked: string): readonly string[] | 'all' | 'cover' => {
  if (asked === 'all') return 'all';
  const names = asked.split(',').filter(name => name !== '');
  return names.length === 0 ? 'cover' : names;
};

const all = [...readScreens().values()].filter(
  screen => screen.type === 'page' || isOpened(screen),
);
const cover = coverOf(recordFeatures());

const isDriven = (asked: string, { resource }: Screen): boolean => {
  const names = namesOf(asked);
  if (names === 'all') return true;
  return (names === 'cover' ? cover : names).includes(resource);
};

/** Screens of records that are put through everything they can do. */
export const fullyDriven = (asked: string): readonly RecordScreen[] =>
  all.filter(
    (screen): screen is RecordScreen => screen.type === 'records' && isDriven(asked, screen),
  );

/** Screens that are opened and looked at: those of records that are not driven, and all pages made by hand. */
export const visited = (asked: string): readonly Screen[] => {
  const names = namesOf(asked);
  return all.filter(screen => {
    if (screen.type === 'page') return typeof names === 'string' || names.includes(screen.resource);
    return names === 'cover' && !isDriven(asked, screen);
  });
};

/** One on calls and one in the store, the richest of each: what the engine itself draws is looked at on them in every state. */
const inAllStates = ((): readonly string[] => {
  const screens = cover.map(name => fullyDriven('all').find(one => one.resource === name));
  const onCalls = screens.find(screen => screen && screen.data.calls !== null);
  const inStore = screens.find(screen => screen && screen.data.calls === null);
  return [onCalls, inStore].flatMap(screen => screen?.resource ?? []);
})();

/** Whether a driven screen is looked at in every state, light and dark, wide and narrow. */
export const isLookedAtInAllStates = (asked: string, { resource }: Screen): boolean =>
  namesOf(asked) !== 'cover' || inAllStates.includes(resource);

/** Screens whose words are read in Hindi: what the engine draws is the same on all, so the cover and pages made by hand, or those named. */
export const spoken = (asked: string): readonly Screen[] =>
  all.filter(
    screen =>
      isDriven(asked, screen) || (screen.type === 'page' && typeof namesOf(asked) === 'string'),
  );
