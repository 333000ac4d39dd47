// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/product.schema.json` as its calls answer it. */
export interface Product {
  id: number;
  name: string;
  productTypeId: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  hsnCode: '998365' | '847170' | '998439' | '998716' | '998399' | '997159';
  description?: string;
  requiredActivationParameters?: {
    name: string;
    type: 'string' | 'number' | 'boolean' | 'date' | 'enum' | 'polygons' | 'listings';
    required?: boolean;
    allowedValues?: string[];
  }[];
  startDateMandatory: boolean;
  active: boolean;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface ProductFields {
  name: string;
  productTypeId: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  hsnCode: '998365' | '847170' | '998439' | '998716' | '998399' | '997159';
  description?: string | null;
  requiredActivationParameters?:
    | {
        name: string;
        type: 'string' | 'number' | 'boolean' | 'date' | 'enum' | 'polygons' | 'listings';
        required?: boolean;
        allowedValues?: string[];
      }[]
    | null;
  startDateMandatory?: boolean;
  active?: boolean;
}
