import type { RecordScreen } from '#contract/model/types.ts';

/** A verb that the screen file gives no call: the interface must not offer it, so this is a fault of ours. */
export const noSuchCall = (screen: RecordScreen, verb: string): never => {
  throw new Error(`The screen "${screen.resource}" names no call to ${verb}`);
};
