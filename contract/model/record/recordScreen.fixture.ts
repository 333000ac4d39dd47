import { completeScreen } from '../complete/completeScreen.ts';
import type { JsonSchema, RecordScreen, ScreenFile } from '../types.ts';

/** A screen of records from its file, for tests of what reads completed screens. */
export const recordScreen = (file: ScreenFile, schema: JsonSchema): RecordScreen => {
  const screen = completeScreen(file, schema);
  if (screen.type === 'page') throw new TypeError(`${file.resource} is a page made by hand`);
  return screen;
};
