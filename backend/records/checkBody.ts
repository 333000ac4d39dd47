import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FieldError } from '#contract/calls/errors.ts';
import { fieldFaults, severalFields } from '#contract/domain/messages/fieldFaults.ts';
import { toldText } from '#contract/domain/messages/told.ts';
import { actionFaults } from '#contract/model/actionFaults.ts';
import { checkRecord, type RecordFault } from '#contract/model/record/checkRecord.ts';
import { forgedComputed } from '#contract/model/record/forgedComputed.ts';
import { lockReason } from '#contract/model/record/lockReason.ts';
import { checkedPart } from '#contract/model/schema/checkedPart.ts';
import { newErrors } from '#contract/model/schema/newErrors.ts';
import { tellingErrors } from '#contract/model/schema/tellingErrors.ts';
import { validatorFormats, validatorOptions } from '#contract/model/schema/validatorOptions.ts';
import { storeNames, withoutStoreNames } from '#contract/model/storeNames.ts';
import { hiddenFields, lockedFields } from '#contract/model/rights/screenAccess.ts';
import type { JsonSchema, RecordScreen } from '#contract/model/types.ts';
import type { Actor } from '../calls/Actor.ts';
import { Refusal } from '../calls/Refusal.ts';
import { refusalOf } from '../calls/validate.ts';

// What is compiled when the first record is saved is not made shorter: that takes longer than it ever saves.
const ajv = new Ajv2020({ ...validatorOptions, code: { optimize: false } });
addFormats.default(ajv);
for (const [name, format] of Object.entries(validatorFormats)) ajv.addFormat(name, format);

/** One validator a screen, made when it is first asked for. */
const remembered = (schemaOf: (screen: RecordScreen) => JsonSchema) => {
  const validators = new WeakMap<RecordScreen, ValidateFunction>();
  return (screen: RecordScreen): ValidateFunction => {
    const known = validators.get(screen);
    if (known) return known;
    const made = ajv.compile(checkedPart(schemaOf(screen)));
    validators.set(screen, made);
    return made;
  };
};

const validatorOf = remembered(({ schema, data }) => ({
  ...schema,
  $id: undefined,
  additionalProperties: false,
  ...(data.calls === null && {
    required: schema.required?.filter(name => !storeNames.includes(name)),
  }),
}));

/** The record as its schema describes it: what the store adds is no business of the schema. */
const describedPart = ({ data }: RecordScreen, record: Saved['record']): Saved['record'] =>
  data.calls === null ? withoutStoreNames(record) : record;

/** Every field by itself: nothing is required, and no field depends on another. */
const fieldValidatorOf = remembered(({ schema: { properties = {}, $defs } }) => ({
  type: 'object',
  ...($defs && { $defs }),
  properties,
  additionalProperties: false,
}));

const fieldError = (screen: RecordScreen, { path, code, message }: RecordFault): FieldError => {
  const words = message ?? (code === 'readonly' ? lockReason(screen, path) : undefined);
  return {
    in: 'body',
    field: `/${path.replaceAll('.', '/')}`,
    code,
    ...(words ? toldText(words) : fieldFaults[code]),
  };
};

/** The action of a screen that changes a record, or whose change is taken back. */
export interface ByAction {
  readonly action: string;
  readonly isTakenBack: boolean;
}

export interface Saved {
  record: Readonly<Record<string, unknown>>;
  previous?: Readonly<Record<string, unknown>>;
  actor: Actor;
  today: string;
  now: Date;
  /** The action that sets the values, where no person sends them. */
  by?: ByAction | undefined;
}

/**
 * The rules of the screen that a record breaks, one entry a field; the schema is not asked. A documented call has its
 * own, so what it requires and ignores in every record is left to it.
 */
export const brokenRules = (
  screen: RecordScreen,
  { record, previous, actor, today, now, by }: Saved,
): FieldError[] => {
  const roles = actor.roleCodes;
  const locked = [...lockedFields(screen, roles, by?.action), ...hiddenFields(screen, roles)];
  const isShapeChecked = screen.data.calls !== null;
  const change = {
    record,
    previous,
    user: actor,
    today,
    now: now.toISOString(),
    locked,
    isShapeChecked,
    isSet: by !== undefined,
  };
  const faults = checkRecord(screen, change);
  // What is taken back was so before, by rights that were asked then.
  const ofActions =
    previous && !by?.isTakenBack ? actionFaults(screen, { ...change, previous }) : [];
  const others = ofActions.filter(({ path }) => faults.every(fault => fault.path !== path));
  return [...faults, ...others].map(fault => fieldError(screen, fault));
};

/** Computed fields that were sent with a value of the sender's own. */
export const forgedFields = (
  screen: RecordScreen,
  compared: Parameters<typeof forgedComputed>[1],
): FieldError[] =>
  forgedComputed(screen.fields, compared).map(path => ({
    in: 'body',
    field: `/${path.replaceAll('.', '/')}`,
    code: 'computed',
    ...fieldFaults.computed,
  }));

/** What of a record its schema does not allow and a change brings, since records outlive their schema. */
const schemaErrors = (
  screen: RecordScreen,
  { record, previous }: Pick<Saved, 'record' | 'previous'>,
) => {
  const validate = validatorOf(screen);
  const errorsOf = (values: Saved['record']) => {
    validate(describedPart(screen, values));
    return validate.errors ?? [];
  };
  return tellingErrors(newErrors(errorsOf, record, previous));
};

/** What of a record does not fit its schema, or breaks a rule of the screen. */
export const faultsOfRecord = (screen: RecordScreen, saved: Saved): FieldError[] => {
  const errors = schemaErrors(screen, saved);
  return errors.length === 0
    ? brokenRules(screen, saved)
    : (refusalOf('body', errors).details.errors ?? []);
};

/** Values that no record of the screen could have, whatever its other fields. */
export const valueFaults = (
  screen: RecordScreen,
  values: Readonly<Record<string, unknown>>,
): FieldError[] => {
  const validate = fieldValidatorOf(screen);
  return validate(values)
    ? []
    : (refusalOf('body', tellingErrors(validate.errors ?? [])).details.errors ?? []);
};

/** @throws Refusal VALIDATION_FAILED when there is any fault. */
export const refuseFaults = (errors: FieldError[]): void => {
  const [first, ...more] = errors;
  if (!first) return;
  const words = more.length === 0 ? first : severalFields(errors.length);
  throw new Refusal('VALIDATION_FAILED', words, { errors });
};

/**
 * Refuses a record that its screen does not allow: by the schema first, then by the rules that the form shows. `sent` is the same
 * before its computed fields were worked out.
 * @throws Refusal UNKNOWN_FIELD or VALIDATION_FAILED with one entry a field.
 */
export const refuseInvalid = (
  screen: RecordScreen,
  { sent, ...saved }: Saved & { sent: Saved['record'] },
): void => {
  const errors = schemaErrors(screen, saved);
  if (errors.length > 0) throw refusalOf('body', errors);
  refuseFaults([...forgedFields(screen, { sent, ...saved }), ...brokenRules(screen, saved)]);
};
