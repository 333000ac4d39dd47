declare module 'virtual:calls' {
  import type { CallTable } from '#dataProvider/http/callTable.ts';

  /** Built from `contract/calls` by the Vite plugin: what the client needs of each call at run time. */
  export const callTable: CallTable;
}
