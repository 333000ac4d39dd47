import { createContext, useContext } from 'react';
import type { UserDetails } from '#contract/calls/session/session.ts';

export const UserContext = createContext<UserDetails | undefined>(undefined);

/** The signed-in person with roles and flags; undefined until the server has answered. */
export const useUser = (): UserDetails | undefined => useContext(UserContext);

/** "Aditi Sharma" */
export const nameOf = ({ firstName, lastName }: UserDetails): string =>
  `${firstName} ${lastName}`.trim();

/** The line under a person's name: the designation, or the roles in words. */
export const titleOf = ({ designation, displayRoles, roles }: UserDetails): string =>
  designation ?? (displayRoles.length > 0 ? displayRoles : roles).join(', ');
