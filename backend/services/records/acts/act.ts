import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import { noAction } from '#contract/domain/messages/notThere.ts';
import { toldText } from '#contract/domain/messages/told.ts';
import { settingAction } from '#contract/model/record/actsOfScreen.ts';
import { firstSaid } from '#contract/model/said.ts';
import type { Action, RecordScreen } from '#contract/model/types.ts';
import { isRef } from '#contract/rules/condition.ts';
import { evaluate, resolveOperand, type Scope } from '#contract/rules/evaluate.ts';
import { withValueAt, type Values } from '#contract/rules/withValueAt.ts';
import type { Verb } from '../../../calls/Context.ts';
import { notFound, Refusal } from '../../../calls/Refusal.ts';
import type { Surroundings } from '../../../records/preparedRecord.ts';
import {
  keptFields,
  presentRecord,
  rowOrRefuse,
  screenOf,
  visibleRows,
  wholeRecord,
} from '../../../records/recordRows.ts';
import { replaceRecord, staleVersion } from '../../../records/replaceRecord.ts';
import { askedValues } from './askedValues.ts';
import { tellOfAct } from './tellOfAct.ts';

/** An action of a screen of the generic store that sets values. @throws Refusal NOT_FOUND when there is none of that name. */
export const actOf = (screen: RecordScreen, name: string): Action => {
  const action = settingAction(screen, name);
  if (action) return action;
  throw notFound(noAction(name));
};

const refuseUnlessEligible = ({ visible, eligible, why }: Action, scope: Scope): void => {
  if (evaluate(visible, scope) && evaluate(eligible, scope)) return;
  const said = firstSaid(why, scope);
  throw new Refusal('CONFLICT', said ? toldText(said) : refusals.notForRecord);
};

/** A refusal of a field that an answer was put into, at that answer: the dialog shows it there. */
const atAnswers = (error: unknown, { set }: Action): unknown => {
  const errors = error instanceof Refusal ? error.details.errors : undefined;
  if (!(error instanceof Refusal) || !errors) return error;
  const placed = errors.map(one => {
    const value = set[one.field.slice(1).replaceAll('/', '.')];
    return isRef(value) && value.$.startsWith('ask.')
      ? { ...one, field: `/ask/${value.$.slice(4)}` }
      : one;
  });
  const { message, hi } = error;
  const words = { message, ...(hi !== undefined && { hi }) };
  return new Refusal(error.code, words, { ...error.details, errors: placed });
};

/**
 * POST records/{resource}/{id}/acts/{action}: the server works out what the action sets, and stores it under the rules of the
 * screen; of what is sent, the answers of its dialog alone count (decision record 0259).
 */
export const act =
  (around: Surroundings): Verb<CallOf<'records.act'>> =>
  async context => {
    const { params, body, actor, db, services } = context;
    const screen = screenOf(around.screens, params.resource);
    const action = actOf(screen, params.action);
    const now = services.now();
    const today = indiaDay(now);
    const row = await rowOrRefuse(
      db,
      screen,
      params.id,
      visibleRows(screen, actor, action.name, today),
    );
    if (body.version !== row.version) throw staleVersion(presentRecord(row, screen, actor));
    const record = wholeRecord(row, screen);
    const scope = { record, previous: record, user: actor, today, now: now.toISOString() };
    refuseUnlessEligible(action, scope);
    const asked = { sent: body.ask ?? {}, record, now };
    const ask = await askedValues(screen, action, asked, context, around);
    const fields = Object.entries(action.set).reduce<Values>(
      (next, [path, value]) =>
        withValueAt(next, path, resolveOperand(value, { ...scope, ask }) ?? undefined),
      keptFields(row, screen),
    );
    try {
      const after = await replaceRecord(
        {
          screen,
          row,
          fields,
          by: { action: action.name, isTakenBack: false },
        },
        context,
        around,
      );
      if (after !== row) await tellOfAct(screen, action, wholeRecord(after, screen), context);
      return presentRecord(after, screen, actor);
    } catch (error) {
      throw atAnswers(error, action);
    }
  };
