import { actInWords } from '../../domain/auditActs.ts';
import type { Action, Screen, Text } from '../types.ts';

/** The action of a screen that sets values under a name; undefined where there is none. */
export const settingAction = (screen: Screen, name: string): Action | undefined => {
  const action =
    screen.type === 'records' && Object.hasOwn(screen.actions, name)
      ? screen.actions[name]
      : undefined;
  return action && Object.keys(action.set).length > 0 ? action : undefined;
};

/** What was done to a record of a screen, beside the name of who did it: in the screen's own words where it is its action. */
export const actOnScreen = (screen: Screen, act: string): Text => {
  const action = settingAction(screen, act);
  if (!action) return actInWords(act);
  const { en, hi } = action.label;
  return { en: `used “${en}”`, hi: `ने “${hi}” चुना` };
};
