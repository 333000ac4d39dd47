import { useRecordContext } from 'react-admin';
import type { RunProps } from '#engine/actions/ActionsContext.ts';
import { ShareSheet } from './ShareSheet.tsx';

/** The sheet for a deal. */
export const ShareAction = ({ onClose }: RunProps) => (
  <ShareSheet subject={{ opportunityId: Number(useRecordContext()?.id) }} onClose={onClose} />
);
