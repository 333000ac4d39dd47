import { hasAnyRole } from '#contract/domain/roles/hasAnyRole.ts';
import type { RoleCode } from '#contract/domain/roles.ts';

/** Who makes the call: read from the session on every request, so that withdrawn rights hold at once. */
export interface Actor {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  grants: readonly { code: RoleCode; isAutomatic: boolean }[];
  roleCodes: readonly RoleCode[];
  roleVersion: number;
  /**
   * Of a session: how many people are under them, themselves included. It says alone how a list is read, never what is in it
   * (record 0239).
   */
  teamSize?: number;
  session: {
    id: number;
    csrfToken: string;
    /** By which second factor it was opened, or which was set up in it. */
    factor?: ProvedFactor | null;
    /** When the person last proved who they are. */
    provedAt?: Date;
  };
  /** Of a program: by which it proved itself. It has no session then. */
  token?: ProvedToken;
}

/** By what a person proved that they are there, beside the password or in its place. */
export type ProvedFactor = 'code' | 'passkey' | 'recovery-code';

/** What a program proves itself by, and how far that goes. */
export interface ProvedToken {
  readonly id: number;
  readonly name: string;
  readonly isReadOnly: boolean;
  /** The calls that it opens; null: all that the roles allow. */
  readonly calls: ReadonlySet<string> | null;
}

export const hasRole = (actor: Actor, ...codes: readonly RoleCode[]): boolean =>
  hasAnyRole(actor.roleCodes, codes);
