import type { ActivationParameter } from '../../database/schema/index.ts';

/** Activation parameters as the specification names their parts; the database stores flags as questions. */
export const presentParameters = (parameters: readonly ActivationParameter[]) =>
  parameters.map(({ name, type, isRequired, allowedValues }) => ({
    name,
    type,
    required: isRequired,
    ...(allowedValues?.length ? { allowedValues } : {}),
  }));
