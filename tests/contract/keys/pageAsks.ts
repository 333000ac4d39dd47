import { waitFor } from '@testing-library/react';
import type { RecordScreen } from '#contract/model/types.ts';
import { openThing, words as shown, type Opened } from './openThing.tsx';
import type { KeyRow, Part } from './thing.fixture.ts';

/** Asks the rendered screen. */
export type PageAsk = (screen: RecordScreen) => Promise<unknown>;
export type PageRow = KeyRow<PageAsk>;

export const field = (path: string, differs: object): Part => ({ fields: { [path]: differs } });
export const list = (differs: object): Part => ({ list: differs });

export const onList =
  (see: () => unknown): PageAsk =>
  async screen => {
    await openThing(screen);
    return see();
  };
export const onRecord =
  (see: () => unknown, role: 'admin' | 'content' = 'admin'): PageAsk =>
  async screen => {
    await openThing(screen, { at: '/12', role });
    return see();
  };
export const onForm =
  (see: () => unknown): PageAsk =>
  async screen => {
    await openThing(screen, { at: '/create' });
    return see();
  };

/** Milliseconds: what the screen with the key took longest for, once it was asked; how long is waited until then. */
let taken = 0;
let patience = 2_500;

/** A row begins: its screen with the key is given as long as it may need. */
export const beginRow = (): void => {
  taken = 0;
  patience = 2_500;
};

/** The screen that lacks the key is given several times as long as the one that has it took, if that measured anything. */
export const askTheOther = (): void => {
  if (taken > 0) patience = Math.min(patience, 400 + 4 * taken);
};

/** Whether it becomes true within a while; what does not is waited for to the end. */
export const comes = async (holds: () => boolean): Promise<boolean> => {
  const began = performance.now();
  const does = await waitFor(
    () => {
      if (!holds()) throw new Error('Not yet');
    },
    { timeout: patience },
  ).then(
    () => true,
    () => false,
  );
  if (does) taken = Math.max(taken, performance.now() - began);
  return does;
};
export const says = (text: string) => () => shown().includes(text);

/** What the first list was asked for. */
export const listAsked = ({ asked }: Opened) =>
  asked['getList']?.[0]?.[1] as { readonly sort: unknown; readonly pagination: unknown };
