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
/** Whether it becomes true within a while; what does not is waited for to the end. */
export const comes = (holds: () => boolean): Promise<boolean> =>
  waitFor(
    () => {
      if (!holds()) throw new Error('Not yet');
    },
    { timeout: 2_500 },
  ).then(
    () => true,
    () => false,
  );
export const says = (text: string) => () => shown().includes(text);

/** What the first list was asked for. */
export const listAsked = ({ asked }: Opened) =>
  asked['getList']?.[0]?.[1] as { readonly sort: unknown; readonly pagination: unknown };
