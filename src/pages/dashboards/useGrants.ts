import { useMemo } from 'react';
import { isRoleCode } from '#contract/domain/roles.ts';
import type { Grant } from '#contract/domain/roles/userFlags.ts';
import { useUser } from '#parts/contexts/useUser.ts';

/**
 * The roles of the person as tiles ask for them. The page does not know which role came along for sign-in; that changes
 * nothing here, since no tile belongs to it.
 */
export const useGrants = (): readonly Grant[] => {
  const codes = useUser()?.roleCodes;
  return useMemo(
    () => (codes ?? []).filter(isRoleCode).map(code => ({ code, isAutomatic: false })),
    [codes],
  );
};
