import Type from 'typebox';
import { clientTypes } from '../../domain/accounts/clientTypes.ts';
import { hsnCodeTexts } from '../../domain/catalogue/hsnCodes.ts';
import { packageStatuses } from '../../domain/catalogue/packageStatus.ts';
import { packageAgentTypes, packageTitles } from '../../domain/catalogue/packageTitles.ts';
import { rowId } from '../bodies.ts';
import { requiredActivationParameters } from './catalogueProducts.ts';

/** What a price of the package depends on (part 2 section 3). */
const requiredPricingParameters = Type.Array(
  Type.Object({
    name: Type.String(),
    type: Type.String(),
    allowedValues: Type.Optional(Type.Array(Type.String())),
  }),
);

/** One product of a package; `products` holds that one, as the specification nests it. */
const packageProductMapping = Type.Object({
  id: rowId,
  quantity: Type.Integer({ minimum: 0 }),
  /** Share of the package's price in basis points; those of one package make 10,000 (decision T52). */
  allocationBp: Type.Integer({ minimum: 0, maximum: 10_000 }),
  activationParameters: Type.Record(Type.String(), Type.Unknown()),
  products: Type.Array(
    Type.Object({ id: rowId, name: Type.String(), requiredActivationParameters }),
  ),
});

/** A package as every call presents it; a field without a value is absent. */
export const packageRecord = Type.Object({
  id: rowId,
  name: Type.String(),
  displayName: Type.Optional(Type.String()),
  packageFamilyId: rowId,
  packageFamilyName: Type.String(),
  /** Always the family's. */
  clientTypeId: Type.Enum(clientTypes.map(({ id }) => id)),
  title: Type.Optional(Type.Enum(packageTitles)),
  agentType: Type.Enum(packageAgentTypes),
  durationDays: Type.Optional(Type.Integer()),
  hsnCode: Type.Optional(Type.Enum(hsnCodeTexts)),
  description: Type.Optional(Type.String()),
  isPriceApplicable: Type.Boolean(),
  requiredPricingParameters,
  packageProductMappings: Type.Array(packageProductMapping),
  /** The lowest price in force today, in paise. */
  basePricePaise: Type.Optional(Type.Integer({ minimum: 0 })),
  isNetsuiteEnabled: Type.Boolean(),
  activeUntil: Type.Optional(Type.String({ format: 'date' })),
  active: Type.Boolean(),
  status: Type.Enum(packageStatuses),
  version: Type.Integer(),
  updatedAt: Type.String({ format: 'date-time' }),
  updatedByName: Type.Optional(Type.String()),
});
