import type { Call } from '#contract/calls/call.ts';
import type { Context, Verb } from './Context.ts';
import type { RightsOfCall } from './mayCall.ts';

/** A call as this process serves it: found by its id, it can be run without a request (`runCall`). */
export interface ServedCall {
  readonly call: Call;
  readonly verb: Verb<Call>;
  readonly refuse: RightsOfCall | undefined;
  /**
   * Does what several gathered calls ask with few statements, in the first of their contexts; absent where the verb is
   * by hand. @returns what each of them would answer
   */
  readonly together?: Together | undefined;
  /** Of a list: it reads the fields alone that a walk asks for; absent where its verb looks at its rows. */
  readonly readsFields?: boolean | undefined;
  /** Of a list: which of some records a person may read; absent where nothing says whose they are. */
  readonly readable?: ReadableIds | undefined;
  /** Of a list: fields that some of its readers see of some records alone. */
  readonly secrets?: RecordSecrets | undefined;
}

export interface RecordSecrets {
  /** By path, as history keeps them; a group of fields stands for all in it. */
  readonly fields: readonly string[];
  /** Those among the keys of whose records the person sees them. */
  readonly toldAmong: (
    context: Pick<Context, 'actor' | 'db'>,
    keys: readonly string[],
  ) => Promise<ReadonlySet<string>>;
}

/** Those among the keys of records that the person may read, removed ones included; one statement for all of them. */
export type ReadableIds = (
  context: Pick<Context, 'actor' | 'db' | 'services'>,
  keys: readonly string[],
  /** The field that tells the records of a screen apart. */
  key: string,
) => Promise<ReadonlySet<string>>;

export type Together = (
  context: Context,
  gathered: readonly Context[],
) => Promise<readonly unknown[]>;

/** By the id of the call. A call of a service that is pointed elsewhere is not among them. */
export type ServedCalls = ReadonlyMap<string, ServedCall>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Filled by `serve`, route by route. */
    servedCalls: Map<string, ServedCall>;
    /** Makes the rules of the screens that save through a call hold for it (`guardCalls`). */
    guardVerb: (call: Call, verb: Verb<Call>) => Verb<Call>;
  }
}
