/** Claims as a provider writes them. */
export type Claims = Readonly<Record<string, unknown>>;

const isTrue = (value: unknown): boolean => ['true', '1'].includes(String(value).toLowerCase());

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Entra ID says in `xms_edov` what others say in `email_verified`: that the address is the person's own. */
const isVerified = (claims: Claims): boolean =>
  isTrue(claims['email_verified'] ?? claims['xms_edov']);

/** The address of the person in lower letters, where the provider says that it is theirs. */
export const verifiedEmail = (claims: Claims): string | undefined => {
  const email = textOf(claims['email']).toLowerCase();
  return email !== '' && isVerified(claims) ? email : undefined;
};

/** First and last name; what is before the @ where the provider names nobody. */
export const namesIn = (
  claims: Claims,
): { readonly firstName: string; readonly lastName: string } => {
  const given = textOf(claims['given_name']);
  const family = textOf(claims['family_name']);
  if (given !== '' || family !== '')
    return { firstName: given || family, lastName: given && family };
  const [firstName = '', ...others] = (
    textOf(claims['name']) || textOf(claims['email']).replace(/@.*/, '')
  ).split(/\s+/);
  return { firstName, lastName: others.join(' ') };
};

/** A claim by its whole name, which may have dots in it, or by the way into an object. */
const valueAt = (claims: Claims, name: string): unknown => {
  if (Object.hasOwn(claims, name)) return claims[name];
  let found: unknown = claims;
  for (const part of name.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part))
      return undefined;
    found = (found as Claims)[part];
  }
  return found;
};

/**
 * The groups that a claim names. A provider that leaves it out names none; one that says where they could be asked instead
 * (Entra ID, for somebody in more than 200) has not told them.
 * @returns undefined where they were too many to be told
 */
export const groupsIn = (claims: Claims, claim: string): readonly string[] | undefined => {
  const value = valueAt(claims, claim);
  if (value === undefined) {
    const elsewhere = claims['_claim_names'];
    const isElsewhere =
      typeof elsewhere === 'object' && elsewhere !== null && Object.hasOwn(elsewhere, claim);
    return isElsewhere || isTrue(claims['hasgroups'] ?? false) ? undefined : [];
  }
  return (Array.isArray(value) ? value : [value]).filter(one => typeof one === 'string');
};
