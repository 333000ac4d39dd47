import type { BodyOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';

type Fields = Partial<BodyOf<CallOf<'packages.create'>>>;

/** Absent stays absent; what has no value becomes null. */
const orNull = <Value extends string>(value: Value | null | undefined): Value | null | undefined =>
  value === undefined ? undefined : value || null;

/** The fields that people write as columns; fields that are absent are undefined, which writes nothing. */
export const columnsOf = (fields: Fields) => ({
  name: fields.name,
  displayName: orNull(fields.displayName?.trim() ?? fields.displayName),
  title: orNull(fields.title),
  agentType: fields.agentType,
  durationDays: fields.durationDays,
  hsnCode: fields.hsnCode,
  description: orNull(fields.description),
  isPriceApplicable: fields.isPriceApplicable,
  requiredPricingParameters:
    fields.requiredPricingParameters === undefined
      ? undefined
      : (fields.requiredPricingParameters ?? []).map(({ name, type, allowedValues = [] }) => ({
          name: name.trim(),
          type,
          allowedValues,
        })),
  activeUntil: orNull(fields.activeUntil),
  isActive: fields.active,
});
