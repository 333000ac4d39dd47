import type { ReactNode } from 'react';
import type { IconName } from '../icons/icons.ts';
import { StateMessage } from './StateMessage.tsx';

interface Props {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  icon?: IconName;
  /** It is in place of a whole page. */
  isPage?: boolean;
}

/** Nothing here, and what to do about it. */
export const EmptyState = ({ icon = 'inbox', ...message }: Props) => (
  <StateMessage icon={icon} {...message} />
);
