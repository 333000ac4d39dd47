import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FieldError } from '#contract/calls/errors.ts';
import { fieldFaults, severalFields } from '#contract/domain/messages/fieldFaults.ts';
import { toldText } from '#contract/domain/messages/told.ts';
import { checkRecord, type RecordFault } from '#contract/model/checkRecord.ts';
import { lockReason } from '#contract/model/lockReason.ts';
import { hiddenFields, lockedFields } from '#contract/model/screenAccess.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { Actor } from '../calls/Actor.ts';
import { Refusal } from '../calls/Refusal.ts';
import { refusalOf } from '../calls/validate.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);

/** One validator a screen, made when it is first asked for. */
const remembered = (schemaOf: (screen: RecordScreen) => object) => {
  const validators = new WeakMap<RecordScreen, ValidateFunction>();
  return (screen: RecordScreen): ValidateFunction => {
    const known = validators.get(screen);
    if (known) return known;
    const made = ajv.compile(schemaOf(screen));
    validators.set(screen, made);
    return made;
  };
};

const validatorOf = remembered(({ schema }) => ({
  ...schema,
  $id: undefined,
  additionalProperties: false,
}));

/** Every field by itself: nothing is required, and no field depends on another. */
const fieldValidatorOf = remembered(({ schema: { properties = {} } }) => ({
  type: 'object',
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

export interface Saved {
  record: Readonly<Record<string, unknown>>;
  previous?: Readonly<Record<string, unknown>>;
  actor: Actor;
  today: string;
}

/**
 * The rules of the screen that a record breaks, one entry a field; the schema is not asked. A documented call has its
 * own, so what it requires and ignores in every record is left to it.
 */
export const brokenRules = (
  screen: RecordScreen,
  { record, previous, actor, today }: Saved,
): FieldError[] => {
  const roles = actor.roleCodes;
  const locked = [...lockedFields(screen, roles), ...hiddenFields(screen, roles)];
  const isShapeChecked = screen.data.calls !== null;
  const change = { record, previous, user: actor, today, locked, isShapeChecked };
  return checkRecord(screen, change).map(fault => fieldError(screen, fault));
};

/** What of a record does not fit its schema, or breaks a rule of the screen. */
export const faultsOfRecord = (screen: RecordScreen, saved: Saved): FieldError[] => {
  const validate = validatorOf(screen);
  return validate(saved.record)
    ? brokenRules(screen, saved)
    : (refusalOf('body', validate.errors ?? []).details.errors ?? []);
};

/** Values that no record of the screen could have, whatever its other fields. */
export const valueFaults = (
  screen: RecordScreen,
  values: Readonly<Record<string, unknown>>,
): FieldError[] => {
  const validate = fieldValidatorOf(screen);
  return validate(values) ? [] : (refusalOf('body', validate.errors ?? []).details.errors ?? []);
};

/** @throws Refusal VALIDATION_FAILED when there is any fault. */
export const refuseFaults = (errors: FieldError[]): void => {
  const [first, ...more] = errors;
  if (!first) return;
  const words = more.length === 0 ? first : severalFields(errors.length);
  throw new Refusal('VALIDATION_FAILED', words, { errors });
};

/**
 * Refuses a record that its screen does not allow: by the schema first, then by the rules that the form shows.
 * @throws Refusal UNKNOWN_FIELD or VALIDATION_FAILED with one entry a field.
 */
export const refuseInvalid = (screen: RecordScreen, saved: Saved): void => {
  const validate = validatorOf(screen);
  if (!validate(saved.record)) throw refusalOf('body', validate.errors ?? []);
  refuseFaults(brokenRules(screen, saved));
};
