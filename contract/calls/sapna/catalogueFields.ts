import Type from 'typebox';
import { packageAgentTypes, packageTitles } from '../../domain/catalogue/packageTitles.ts';
import { clientTypes } from '../../domain/accounts/clientTypes.ts';
import { hsnCodeTexts } from '../../domain/catalogue/hsnCodes.ts';
import {
  activationParameterTypes,
  pricingParameterTypes,
} from '../../domain/catalogue/parameters.ts';
import { productTypes } from '../../domain/catalogue/productTypes.ts';
import { clearable, strictObject } from '../bodies.ts';

/*
 * The fields that people write, apart by whether a new record needs them. The form schemas say the same for the
 * browser; `tests/contract/formSchemas.test.ts` holds the two together.
 */

const name = Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' });
const longText = Type.String({ maxLength: 1000 });
const hsnCode = Type.Enum(hsnCodeTexts);
const parameterName = Type.String({ minLength: 1, maxLength: 60 });

const allowedValues = Type.Array(Type.String({ minLength: 1, maxLength: 60 }), {
  maxItems: 100,
  uniqueItems: true,
});

const pricingParameter = strictObject({
  name: parameterName,
  type: Type.Enum(pricingParameterTypes),
  allowedValues: Type.Optional(allowedValues),
});

const activationParameter = strictObject({
  name: parameterName,
  type: Type.Enum(activationParameterTypes),
  required: Type.Optional(Type.Boolean()),
  allowedValues: Type.Optional(allowedValues),
});

export const familyFields = {
  needed: { name, clientTypeId: Type.Enum(clientTypes.map(({ id }) => id)) },
  more: {
    familyEvent: clearable(Type.Integer()),
    active: Type.Optional(Type.Boolean()),
  },
};

export const packageFields = {
  needed: {
    name,
    packageFamilyId: Type.Integer(),
    agentType: Type.Enum(packageAgentTypes),
    durationDays: Type.Integer({ minimum: 1, maximum: 3650 }),
    hsnCode,
  },
  more: {
    displayName: clearable(Type.String({ maxLength: 120 })),
    title: clearable(Type.Enum(packageTitles)),
    description: clearable(longText),
    isPriceApplicable: Type.Optional(Type.Boolean()),
    requiredPricingParameters: clearable(Type.Array(pricingParameter, { maxItems: 20 })),
    activeUntil: clearable(Type.String({ format: 'date' })),
    active: Type.Optional(Type.Boolean()),
  },
};

export const productFields = {
  needed: { name, productTypeId: Type.Enum(productTypes.map(({ id }) => id)), hsnCode },
  more: {
    description: clearable(longText),
    requiredActivationParameters: clearable(Type.Array(activationParameter, { maxItems: 20 })),
    startDateMandatory: Type.Optional(Type.Boolean()),
    active: Type.Optional(Type.Boolean()),
  },
};
