import type { Context } from '../../../../calls/Context.ts';

/** What the verbs of slots work with, whatever the kind; the kind's own call says what is in body and query. */
export interface SlotContext<Body = unknown, Query = unknown, Params = unknown> extends Pick<
  Context,
  'db' | 'audit' | 'services'
> {
  readonly actor: Context['actor'];
  readonly body: Body;
  readonly query: Query;
  readonly params: Params;
}
