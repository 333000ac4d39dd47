import type { FieldError } from '#contract/calls/errors.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { severalFields } from '#contract/domain/messages/fieldFaults.ts';
import { valueFaults as words } from '#contract/domain/messages/valueFaults.ts';
import { withoutNoValues } from '#contract/domain/noValue.ts';
import type { Action, Field, JsonSchema, RecordScreen } from '#contract/model/types.ts';
import type { Values } from '#contract/rules/withValueAt.ts';
import type { Context } from '../../../calls/Context.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import { brokenRules, refuseFaults, valueFaults } from '../../../records/checkBody.ts';
import type { Surroundings } from '../../../records/preparedRecord.ts';
import { referenceFaults } from '../../../records/referenceFaults.ts';

/** The dialogs of actions as screens, whose rules ask what people enter; one each, so that its validator is made once. */
const dialogs = new WeakMap<Action, RecordScreen>();

/** Of what is chosen, only what is offered; whether it is offered to this record, its rules say. */
const schemaOf = ({ schema, kind, options }: Field): JsonSchema => {
  if (options.length === 0) return schema;
  const offered = { enum: options.map(({ value }) => value) };
  return kind === 'choices' ? { ...schema, items: offered } : { ...schema, ...offered };
};

const dialogOf = (screen: RecordScreen, action: Action): RecordScreen => {
  const known = dialogs.get(action);
  if (known) return known;
  const fields = Object.fromEntries(action.ask.map(field => [field.path, field]));
  const properties = Object.fromEntries(action.ask.map(field => [field.path, schemaOf(field)]));
  const dialog: RecordScreen = {
    ...screen,
    access: 'signed-in',
    schema: { type: 'object', properties },
    fields,
    rules: [],
    check: null,
    draft: null,
    editable: true,
    actions: {},
  };
  dialogs.set(action, dialog);
  return dialog;
};

const inAsk = (error: FieldError): FieldError => ({ ...error, field: `/ask${error.field}` });

const refuseUnknown = (dialog: RecordScreen, sent: Values): void => {
  const unknown = Object.keys(sent).filter(name => !Object.hasOwn(dialog.fields, name));
  const errors = unknown.map((name): FieldError => ({
    in: 'body',
    field: `/ask/${name}`,
    code: 'unknown',
    ...words.unknown(name),
  }));
  const [first, ...more] = errors;
  if (first)
    throw new Refusal('UNKNOWN_FIELD', more.length === 0 ? first : severalFields(errors.length), {
      errors,
    });
};

/**
 * What the dialog of an action was answered, held to the kinds of its fields, their options and their references.
 * @param record the record that it is for, which what is asked may depend on
 * @throws Refusal UNKNOWN_FIELD for what the dialog does not ask; VALIDATION_FAILED for what it does not take.
 */
export const askedValues = async (
  screen: RecordScreen,
  action: Action,
  { sent, record, now }: { readonly sent: Values; readonly record: Values; readonly now: Date },
  context: Pick<Context, 'actor' | 'db' | 'request' | 'services'>,
  around: Surroundings,
): Promise<Values> => {
  const dialog = dialogOf(screen, action);
  refuseUnknown(dialog, sent);
  const answers = withoutNoValues({ ...sent });
  refuseFaults(valueFaults(dialog, answers).map(inAsk));
  // As in the page: what is asked lies over the record, and is missing until it is answered.
  const nothing = Object.fromEntries(action.ask.map(({ path }) => [path, undefined]));
  const saved = {
    record: { ...record, ...nothing, ...answers },
    actor: context.actor,
    today: indiaDay(now),
    now,
  };
  const setting = { ...context, servedCalls: around.servedCalls };
  refuseFaults(
    [
      ...brokenRules(dialog, saved),
      ...(await referenceFaults(dialog, saved, around.screens, setting)),
    ].map(inAsk),
  );
  return answers;
};
