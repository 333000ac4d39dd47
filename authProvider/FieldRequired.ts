export type CredentialField = 'username' | 'password' | 'email';

/**
 * A form was sent with empty fields: nothing went to the server and nothing is said in a snackbar, but the form marks
 * these fields as required (part 1 section 5, T7).
 */
export class FieldRequired extends Error {
  override readonly name = 'FieldRequired';
  readonly fields: readonly CredentialField[];

  constructor(fields: readonly CredentialField[]) {
    super(`Required: ${fields.join(', ')}`);
    this.fields = fields;
  }
}

/** Throws when one of the values is empty; spaces alone are empty, except in a password. */
export const requireFields = (values: Partial<Record<CredentialField, string>>): void => {
  const empty = (Object.entries(values) as [CredentialField, string][]).filter(([field, value]) =>
    field === 'password' ? value === '' : value.trim() === '',
  );
  if (empty.length > 0) throw new FieldRequired(empty.map(([field]) => field));
};
