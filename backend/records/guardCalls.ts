import type { Call } from '#contract/calls/call.ts';
import type { FieldError } from '#contract/calls/errors.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { isAlike } from '#contract/domain/isAlike.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import { withComputed } from '#contract/model/record/computeRecord.ts';
import { newValues } from '#contract/model/record/newValues.ts';
import { canDo } from '#contract/model/rights/screenAccess.ts';
import { clearedBy } from '#contract/model/record/withoutHidden.ts';
import type { RecordCall, RecordScreen } from '#contract/model/types.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import type { Values } from '#contract/rules/withValueAt.ts';
import type { Context, Verb } from '../calls/Context.ts';
import type { CallSetting } from '../calls/runCall.ts';
import type { ServedCalls } from '../calls/ServedCall.ts';
import { ofScreens } from '../screens/followScreens.ts';
import type { Screens } from '../screens/readScreens.ts';
import { brokenRules, forgedFields, refuseFaults } from './checkBody.ts';
import { bindFiles, fileFaults, hasFiles } from './fileFaults.ts';
import { referenceFaults } from './referenceFaults.ts';
import { refuseUnapproved } from './refuseUnapproved.ts';
import { isRecord, storedRecord } from './storedRecord.ts';
import { withFollowed } from './withFollowed.ts';

/** A screen that saves its records through a call. */
interface Use {
  readonly screen: RecordScreen;
  readonly verb: 'create' | 'edit';
  readonly call: RecordCall;
}

const usesOf = (screens: Screens): ReadonlyMap<string, readonly Use[]> => {
  const uses = [...screens.values()].flatMap((screen): Use[] => {
    if (screen.type !== 'records' || screen.data.calls === null) return [];
    const { create, update } = screen.data.calls;
    return [
      ...(create ? [{ screen, verb: 'create', call: create } as const] : []),
      ...(update ? [{ screen, verb: 'edit', call: update } as const] : []),
    ];
  });
  const byCall = new Map<string, Use[]>();
  for (const use of uses) byCall.set(use.call.call, [...(byCall.get(use.call.call) ?? []), use]);
  return byCall;
};

const idIn = ({ params, query, body }: Context, { id }: RecordCall): unknown =>
  valueAt({ path: params, query, body }[id.in], id.as);

const withoutNulls = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isNoValue(value)));

/** What was sent, where it only says in other words what is stored: then it is not a change, and no rule is broken. */
const asStored = (body: Values, previous: Values): Values =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      isAlike(value, previous[name]) ? (previous[name] ?? value) : value,
    ]),
  );

interface Checked {
  readonly faults: FieldError[];
  /** What was sent, with computed values as the server works them out, and what the change hides cleared. */
  readonly body: Values;
}

/** What the rules of one screen say of the request; undefined when there is no record that they could be asked about. */
const check = async (
  use: Use,
  context: Context,
  screens: Screens,
  setting: CallSetting,
): Promise<Checked | undefined> => {
  const { actor, services } = context;
  const body = context.body;
  if (!isRecord(body)) return undefined;
  const isEdit = use.verb === 'edit';
  const previous = isEdit
    ? ((context.known as Awaited<ReturnType<typeof storedRecord>>) ??
      (await storedRecord(use.screen, idIn(context, use.call), setting)))
    : undefined;
  if (isEdit && !previous) return undefined;
  const sent = previous ? asStored(body, previous) : body;
  const today = indiaDay(services.now());
  // What a call is not told of a new record it fills in as the form begins.
  const begun = withoutNulls({
    ...(previous ?? newValues(use.screen, { user: actor, today })),
    ...sent,
  });
  const { fields } = use.screen;
  const scope = { ...(previous && { previous }), user: actor, today };
  const told = await withFollowed(use.screen, { record: begun, previous }, screens, setting);
  const cleared = clearedBy(fields, { ...scope, record: told });
  const record = withComputed(fields, {
    ...scope,
    record: withoutNulls({ ...told, ...cleared }),
  });
  const saved = { record, ...(previous && { previous }), actor, today, now: services.now() };
  const faults = [
    ...forgedFields(use.screen, { sent, ...saved }),
    ...brokenRules(use.screen, saved),
    ...(await referenceFaults(use.screen, saved, screens, setting)),
    ...(await fileFaults(use.screen, saved, {
      db: context.db,
      recordId: idIn(context, use.call),
    })),
  ];
  // What may not be changed at all is told as such, and not to be proposed.
  if (previous && faults.length === 0) refuseUnapproved(use.screen, context, sent, previous);
  return {
    faults,
    body: {
      ...Object.fromEntries(
        Object.entries(sent).map(([name, value]) => [
          name,
          isNoValue(value) ? value : (record[name] ?? value),
        ]),
      ),
      ...cleared,
    },
  };
};

/** The files of the record that was answered are its own from now on. */
const bindNamedFiles = async (
  { screen }: Use,
  { db, services }: Context,
  answer: unknown,
): Promise<void> => {
  const id = valueAt(answer, screen.data.key);
  if (hasFiles(screen) && (typeof id === 'string' || typeof id === 'number'))
    await bindFiles(screen, id, answer, { db, now: services.now() });
};

/**
 * Makes the rules of screens hold for the documented calls they save with, no matter who makes the call: conditions, locked
 * fields, options, rules over several fields, dependent references. A call may serve several screens: one whose rules
 * are met is enough, and those that the person may use come first. The verb runs before its request is refused, so
 * that its own words, which the specification gives, win; the transaction forgets what it wrote.
 */
export const guardCalls = (screens: Screens, servedCalls: ServedCalls) => {
  const uses = ofScreens(screens, usesOf);
  return (call: Call, verb: Verb<Call>): Verb<Call> => {
    const named = uses().get(call.id);
    if (!named) return verb;
    return async context => {
      const { services, actor, db, request } = context;
      const setting: CallSetting = { services, servedCalls, actor, db, request };
      const open = named.filter(use => canDo(use.screen, actor.roleCodes, use.verb));
      let faults: FieldError[] = [];
      for (const use of open.length > 0 ? open : named) {
        const checked = await check(use, context, screens, setting);
        if (!checked) return verb(context);
        if (checked.faults.length === 0) {
          const answer = await verb({ ...context, body: checked.body });
          await bindNamedFiles(use, context, answer);
          return answer;
        }
        if (faults.length === 0) faults = checked.faults;
      }
      const answer = await verb(context);
      refuseFaults(faults);
      return answer;
    };
  };
};
