import { useCanAccess } from 'react-admin';
import { later } from '#parts/fetching/later.ts';
import { door } from './door.tsx';
import { useAfterStart } from './useAfterStart.ts';

const bar = later(() => import('#pages/calling/CallBar.tsx'), 'calling');
const CallBar = door(async () => (await bar()).CallBar);

/** Where the bar of a running call stands, for those who call; its script comes once the page is there. */
export const CallDoor = () => {
  const isOpen = useAfterStart();
  const { canAccess: mayCall = false } = useCanAccess({ resource: 'console', action: 'call' });
  return isOpen && mayCall ? <CallBar /> : null;
};
