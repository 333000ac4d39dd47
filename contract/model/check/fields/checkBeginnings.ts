import { pointer } from '../../files/jsonPositions.ts';
import { partOf, type ReadScreen } from '../parts/checkAddresses.ts';
import { isMembers } from '../../written/SharedFiles.ts';
import type { Fault } from '../fault.ts';

/** Finds values with which an action would begin a record of another screen that this one does not take from an address. */
export const checkBeginnings = (screens: readonly ReadScreen[]): readonly Fault[] =>
  screens.flatMap(screen =>
    Object.entries(partOf(screen).actions ?? {}).flatMap(([name, action]) => {
      // Left of a screen that extends one which is not there: that is told already.
      if (!isMembers(action)) return [];
      const begun = screens.find(one => partOf(one).resource === action.new);
      if (action.new === undefined || action.tab !== undefined || !begun) return [];
      const taken = partOf(begun).newWith ?? [];
      return Object.keys(action.preset ?? {})
        .filter(path => !taken.includes(path))
        .map(path => ({
          file: screen.file,
          pointer: pointer('actions', name, 'preset', path),
          message: `${begun.file} does not accept "${path}" in an address: add it to "newWith" there`,
          suggestion: null,
        }));
    }),
  );
