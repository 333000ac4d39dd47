import type { BodyOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';

type Fields = Partial<BodyOf<CallOf<'products.create'>>>;

/** The fields that people write as columns; fields that are absent are undefined, which writes nothing. */
export const columnsOf = (fields: Fields) => ({
  name: fields.name?.trim(),
  productTypeId: fields.productTypeId,
  hsnCode: fields.hsnCode,
  description: fields.description === undefined ? undefined : fields.description || null,
  requiredActivationParameters:
    fields.requiredActivationParameters === undefined
      ? undefined
      : (fields.requiredActivationParameters ?? []).map(
          ({ name, type, required = false, allowedValues = [] }) => ({
            name: name.trim(),
            type,
            isRequired: required,
            allowedValues,
          }),
        ),
  isStartDateMandatory: fields.startDateMandatory,
  isActive: fields.active,
});

export const takenProductName = (name: string): string =>
  `There is a product named "${name.trim()}" already.`;
