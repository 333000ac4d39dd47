import type { Calls, RecordScreen, Screen } from '#contract/model/types.ts';

/** Gives the completed screen of a resource; rejects or throws for a name that no screen has. */
export type ScreenOf = (resource: string) => Screen | Promise<Screen>;

/** A screen whose records are reached by the calls it names. */
export interface CallScreen extends RecordScreen {
  readonly data: RecordScreen['data'] & { readonly calls: Calls };
}

/** Throws for a page made by hand, which has no records of its own. */
export const recordScreen = async (screenOf: ScreenOf, resource: string): Promise<RecordScreen> => {
  const screen = await screenOf(resource);
  if (screen.type === 'records') return screen;
  throw new Error(`The screen "${resource}" is a page made by hand and has no records`);
};

export const namesCalls = (screen: RecordScreen): screen is CallScreen =>
  screen.data.calls !== null;
