import type { PickedRole } from './pickedRoles.ts';

/** Which roles the groups of a company's directory give: the setting `OIDC_ROLES`, read once. */
export interface DirectoryRule {
  /** The claim that names the groups of a person; a dot leads into an object. */
  readonly claim: string;
  /** By the name of a group as the directory writes it. */
  readonly roles: ReadonlyMap<string, readonly PickedRole[]>;
  /** Of people in none of them; nobody among them is let in when it is empty. */
  readonly otherwise: readonly PickedRole[];
}

/** What the rule gives to somebody in these groups; nothing means that they are not let in. */
export const rolesByRule = (
  { roles, otherwise }: DirectoryRule,
  groups: readonly string[],
): readonly PickedRole[] => {
  const given = [...new Set(groups.flatMap(group => roles.get(group) ?? []))];
  return given.length > 0 ? given : otherwise;
};

interface FollowedRoles {
  /** The roles that the person has from now on. */
  readonly picked: readonly PickedRole[];
  /** Those among them that the directory gave, and takes again. */
  readonly given: readonly PickedRole[];
}

/**
 * The roles of a person once the directory has said which it gives. What it gave before and gives no more goes; what people gave
 * here stays, and stays theirs when the directory gives it too.
 */
export const followRoles = (
  before: { readonly picked: readonly PickedRole[]; readonly given: readonly PickedRole[] },
  ruled: readonly PickedRole[],
): FollowedRoles => {
  const own = before.picked.filter(role => !before.given.includes(role));
  const given = ruled.filter(role => !own.includes(role));
  return { picked: [...own, ...given], given };
};
