import {
  noChanges,
  screenChanges,
  type ScreenChanges,
} from '#contract/model/diff/screenChanges.ts';
import { ChangeTeller } from '#contract/model/diff/tellChanges.ts';
import type { ScreenState, ScreenStates } from './screenStates.ts';

/** What a branch changes in one screen. */
export interface ScreenDiff extends ScreenChanges {
  readonly resource: string;
  readonly name: string;
}

/** A state that this version cannot read is compared as its files say it. */
const asWritten = (was: ScreenState | undefined, is: ScreenState | undefined, fault: string) => {
  const teller = new ChangeTeller({});
  teller.tell(was?.written ?? {}, is?.written ?? {});
  if (teller.lines.length === 0) return noChanges;
  return {
    ...noChanges,
    people: [
      `Cannot be read by this version of the console and is compared as it is written (${fault})`,
      ...teller.lines,
    ],
  };
};

const compared = (was: ScreenState | undefined, is: ScreenState | undefined) => {
  const unread = [was, is].find(state => state && state.screen === null);
  if (unread) return asWritten(was, is, unread.fault);
  try {
    return screenChanges(was?.screen ?? undefined, is?.screen ?? undefined);
  } catch (error) {
    return asWritten(was, is, error instanceof Error ? error.message : '');
  }
};

/** What differs between two states of all screens, by screen; screens that are as they were are left out. */
export const screenDiff = (was: ScreenStates, is: ScreenStates): readonly ScreenDiff[] =>
  [...new Set([...is.keys(), ...was.keys()])].sort().flatMap(resource => {
    const [before, after] = [was.get(resource), is.get(resource)];
    const found = compared(before, after);
    const name = (after?.screen ?? before?.screen)?.label.other.en ?? resource;
    const isMoved = before && after && before.file !== after.file;
    const people = isMoved
      ? [...found.people, `Its file is ${after.file}, was ${before.file}`]
      : found.people;
    const isSame = [people, found.rights, found.records, found.recordChanges].every(
      part => part.length === 0,
    );
    return isSame ? [] : [{ resource, name, ...found, people }];
  });
