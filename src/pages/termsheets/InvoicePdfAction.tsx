import { useRecordContext } from 'react-admin';
import type { RunProps } from '#engine/actions/ActionsContext.ts';
import { useOpenInTab } from '#parts/fetching/useOpenInTab.ts';

/** Opens the PDF of an invoice. */
export const InvoicePdfAction = ({ onClose }: RunProps) => {
  const record = useRecordContext();
  useOpenInTab(record && `/console/v1/invoices/${record.id}/pdf`, onClose);
  return null;
};
