import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import type { MenuAction } from '#parts/controls/ActionMenu.tsx';
import { doMember, doNext } from './nextAddress.ts';

/** Does what comes next on the record when the address asks for it (`nextAddress`), once: the address forgets it. */
export const useDoNext = (next: MenuAction | undefined): void => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAsked = new URLSearchParams(search).get(doMember) === doNext;
  const act = useEffectEvent(() => {
    const members = new URLSearchParams(search);
    members.delete(doMember);
    navigate({ pathname, search: members.toString() }, { replace: true });
    if (next && !next.isDisabled) next.onClick();
  });
  useEffect(() => {
    if (isAsked) act();
  }, [isAsked]);
};
