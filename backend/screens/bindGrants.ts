import type { Call } from '#contract/calls/call.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { Place } from '#contract/model/types.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { resolveRefs } from '#contract/rules/resolveRefs.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import { noRecordOf } from '#contract/domain/messages/notThere.ts';
import type { Actor } from '../calls/Actor.ts';
import type { Context, Verb } from '../calls/Context.ts';
import { notFound, Refusal } from '../calls/Refusal.ts';
import { answerSchema } from './answerSchema.ts';
import { readCallUses } from './callUses.ts';
import { ofScreens } from './followScreens.ts';
import { grantsIn, type CallGrant } from './grantOf.ts';
import { recordWithoutHidden, withoutHidden } from './hiddenFields.ts';
import { readRaw, type Row } from './readRaw.ts';
import type { Screens } from './readScreens.ts';
import { refuseHiddenInQuery } from './refuseHiddenInQuery.ts';
import { narrowFilter } from './narrowFilter.ts';

type Values = Record<string, unknown>;
type Reader = (grant: CallGrant, id: unknown, context: Context) => Promise<Row | undefined>;

/** What the grants of screens make of a documented call. */
export interface ScreenGrants {
  /** Puts what they say of verbs and rows around the verb. */
  readonly bind: (call: Call, verb: Verb<Call>) => Verb<Call>;
  /** What of an answer may leave the server: all but the fields that the person's roles hide. */
  readonly present: (
    call: Call,
    answer: unknown,
    actor: Actor | undefined,
    params?: Values,
  ) => unknown;
  /** The same of a refusal, which may tell the record as it is stored. */
  readonly presentRefusal: (
    call: Call,
    error: unknown,
    actor: Actor | undefined,
    params?: Values,
  ) => unknown;
  /** The schema that its answers are written by. */
  readonly answerOf: (call: Call) => object;
}

declare module 'fastify' {
  interface FastifyInstance {
    screenGrants: ScreenGrants;
  }
}

const partOf = (context: Context, place: Place): Values =>
  ((place.in === 'path' ? context.params : context[place.in]) ?? {}) as Values;

/** The records that a request names: ids alone, in a list, or joined by commas. */
const idsIn = (context: Context, { use }: CallGrant): readonly unknown[] => [
  ...new Set(
    use.ids
      .flatMap(place => partOf(context, place)[place.as])
      .flatMap(value => (typeof value === 'string' ? value.split(',') : [value]))
      .filter(id => id !== undefined && id !== null),
  ),
];

/** A record beyond the rows of the grant is not there for this person. */
const refuseOtherRows = async (context: Context, grant: CallGrant, read: Reader) => {
  if (grant.rows === true) return;
  const today = indiaDay(context.services.now());
  for (const id of idsIn(context, grant)) {
    const record = await read(grant, id, context);
    if (record && !evaluate(grant.rows, { record, user: context.actor, today }))
      throw notFound(noRecordOf(grant.use.screen.label.one));
  }
};

/** A list answers the granted rows alone, and is neither filtered nor sorted by what is hidden. */
const narrowed = (context: Context, { use, rows, hidden }: CallGrant): Context => {
  const { param, screen } = use;
  if (param === undefined) return context;
  const query: Readonly<Record<string, unknown>> = context.query;
  refuseHiddenInQuery(screen, hidden, query, param);
  if (rows === true) return context;
  const today = indiaDay(context.services.now());
  const resolved = resolveRefs(rows, { record: undefined, user: context.actor, today });
  return {
    ...context,
    query: { ...query, filters: narrowFilter(query['filters'] as string | undefined, resolved) },
  };
};

/**
 * What the grants of a screen say of verbs, rows and hidden fields holds in its documented calls too, in one place:
 * verbs and rows for requests and for calls that are run in the process alike, hidden fields where an answer leaves
 * the server, since rules look at whole records. What they lock is refused where the other rules of a saved record are.
 */
export const bindGrants = (screens: Screens): ScreenGrants => {
  const uses = ofScreens(screens, readCallUses);
  const verbs = new Map<string, Verb<Call>>();
  const read: Reader = ({ use }, id, context) =>
    readRaw(use.screen, id, callId => verbs.get(callId), context);
  const bind: ScreenGrants['bind'] = (call, verb) => {
    verbs.set(call.id, verb);
    return async context => {
      const own = uses().get(call.id);
      if (!own) return verb(context);
      const grants = grantsIn(own, context.actor);
      if (grants === 'refused') throw new Refusal('FORBIDDEN', call.denied ?? refusals.notAllowed);
      let narrow = context;
      // Records that are looked at beside are not a part of a list that is walked.
      const beside = { ...context, walk: undefined };
      for (const grant of grants) {
        await refuseOtherRows(beside, grant, read);
        narrow = narrowed(narrow, grant);
      }
      return verb(narrow);
    };
  };
  const grantsOf = (call: Call, actor: Actor | undefined): readonly CallGrant[] => {
    const own = uses().get(call.id);
    const grants = own && actor ? grantsIn(own, actor) : [];
    return grants === 'refused' ? [] : grants;
  };
  return {
    bind,
    present: (call, answer, actor) => withoutHidden(answer, grantsOf(call, actor)),
    presentRefusal: (call, error, actor) => {
      if (!(error instanceof Refusal) || error.details.current === undefined) return error;
      const current = recordWithoutHidden(error.details.current, grantsOf(call, actor));
      return new Refusal(error.code, error, { ...error.details, current });
    },
    answerOf: call => answerSchema(call, uses().get(call.id) ?? []),
  };
};
