import Type, { type Static } from 'typebox';
import { rowId } from '../bodies.ts';
import type { Package } from '../recordTypes.ts';

/** One product of a package; `products` holds that one, as the specification nests it. */
const packageProductMapping = Type.Object({
  id: rowId,
  quantity: Type.Integer({ minimum: 0 }),
  /** Share of the package's price in basis points; those of one package make 10,000 (decision T52). */
  allocationBp: Type.Integer({ minimum: 0, maximum: 10_000 }),
  activationParameters: Type.Record(Type.String(), Type.Unknown()),
  products: Type.Array(
    Type.Object({
      id: rowId,
      name: Type.String(),
      /** What has to be given before the product is activated (part 2 section 3). */
      requiredActivationParameters: Type.Array(
        Type.Object({
          name: Type.String(),
          type: Type.String(),
          required: Type.Boolean(),
          allowedValues: Type.Optional(Type.Array(Type.String())),
        }),
      ),
    }),
  ),
});

/** What the form schema leaves open, since a page of its own shows it. */
export const withProducts = { packageProductMappings: Type.Array(packageProductMapping) };

/** A package as every call presents it; a field without a value is absent. */
export type PackageRecord = Omit<Package, keyof typeof withProducts> & {
  packageProductMappings: Static<typeof packageProductMapping>[];
};
