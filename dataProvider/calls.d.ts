declare module 'virtual:calls' {
  import type { CallTable } from '#dataProvider/http/callTable.ts';

  /** Built from `contract/calls` by the Vite plugin: what the client needs of each call at run time. */
  export const callTable: CallTable;
}

declare module 'virtual:client-calls' {
  /** Built from `contract/calls` by the Vite plugin: call id → the fields that name a client’s records, `params.id:milestone`. */
  export const clientCalls: Readonly<Record<string, readonly string[]>>;
}
