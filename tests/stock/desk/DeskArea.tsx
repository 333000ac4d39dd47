import type { ResourceProps } from 'react-admin';
import { accounts } from './accounts.tsx';
import { adBriefs } from './adBriefs.tsx';
import { packages } from './packages.tsx';

/** What is within `<Admin>` elsewhere. */
export const DeskArea: readonly ResourceProps[] = [packages, accounts, adBriefs];
