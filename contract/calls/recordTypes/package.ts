// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/package.schema.json` as its calls answer it. */
export interface Package {
  id: number;
  name: string;
  displayName?: string;
  packageFamilyId: number;
  packageFamilyName?: string;
  clientTypeId?: 1 | 2 | 3 | 4 | 5;
  title?:
    | 'Basic'
    | 'Premium'
    | 'Premium +'
    | 'Assist'
    | 'Assist +'
    | 'Guarantee'
    | 'Relax'
    | 'Super Relax';
  agentType: 'FoS' | 'Telesales' | 'Both';
  durationDays: number;
  hsnCode: '998365' | '847170' | '998439' | '998716' | '998399' | '997159';
  description?: string;
  isPriceApplicable: boolean;
  requiredPricingParameters?: {
    name: string;
    type: 'string' | 'number' | 'boolean' | 'json' | 'enum';
    allowedValues?: string[];
  }[];
  packageProductMappings?: Record<string, unknown>[];
  basePricePaise?: number;
  isNetsuiteEnabled?: boolean;
  activeUntil?: string;
  active: boolean;
  status?: 'Live' | 'Draft' | 'Stopped' | 'Price missing' | 'Starts later';
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface PackageFields {
  name: string;
  displayName?: string | null;
  packageFamilyId: number;
  title?:
    | 'Basic'
    | 'Premium'
    | 'Premium +'
    | 'Assist'
    | 'Assist +'
    | 'Guarantee'
    | 'Relax'
    | 'Super Relax'
    | null;
  agentType: 'FoS' | 'Telesales' | 'Both';
  durationDays: number;
  hsnCode: '998365' | '847170' | '998439' | '998716' | '998399' | '997159';
  description?: string | null;
  isPriceApplicable?: boolean;
  requiredPricingParameters?:
    | {
        name: string;
        type: 'string' | 'number' | 'boolean' | 'json' | 'enum';
        allowedValues?: string[];
      }[]
    | null;
  activeUntil?: string | null;
  active?: boolean;
}
