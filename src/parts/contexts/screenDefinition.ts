import type { ResourceDefinition } from 'react-admin';
import { recordTitle } from '#contract/model/record/recordTitle.ts';
import type { ScreenHead } from '#contract/model/screenHead.ts';
import type { Text } from '#contract/model/types.ts';

export interface ScreenOptions {
  /** "Package |||| Packages", as `useGetResourceLabel` tells one and many. */
  readonly label: string;
  /** Undefined for a screen without an address, which is in the pages of others. */
  readonly head: ScreenHead | undefined;
}

interface Described extends Pick<ScreenHead, 'resource' | 'label' | 'title' | 'key'> {
  readonly page?: string | undefined;
  readonly menu?: { readonly icon?: string | undefined } | null | undefined;
}

/**
 * A screen as React-Admin knows its resources, made from its file. Its pages are drawn by the routes of the console; what they are
 * called, what stands for a record and what can be opened is asked by `useGetResourceLabel`, `useGetRecordRepresentation` and
 * `useResourceDefinition`.
 */
export const screenDefinition = (
  { resource, label, title = 'name', key = 'id', page, menu }: Described,
  text: (words: Text) => string,
  head?: ScreenHead,
): ResourceDefinition<ScreenOptions> => {
  const hasRecords = head !== undefined && page === undefined;
  return {
    name: resource,
    icon: menu?.icon,
    hasList: head !== undefined,
    hasCreate: hasRecords,
    hasEdit: hasRecords,
    hasShow: hasRecords,
    recordRepresentation: record => recordTitle(record, title, key),
    options: { label: `${text(label.one)} |||| ${text(label.other)}`, head },
  };
};
