import { useRecordContext } from 'react-admin';
import type { RunProps } from '#engine/actions/ActionsContext.ts';
import { useOpenInTab } from '#parts/fetching/useOpenInTab.ts';

/** Opens the file of a checked payout batch for the bank. */
export const PayoutFileAction = ({ onClose }: RunProps) => {
  const record = useRecordContext();
  useOpenInTab(record && `/console/v1/payout-batches/${record.id}/file.csv`, onClose);
  return null;
};
