import { useEffect, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import type { RunProps } from '#engine/actions/ActionsContext.ts';

/** Opens the PDF of an invoice in a tab of its own; there is nothing to ask before. */
export const InvoicePdfAction = ({ onClose }: RunProps) => {
  const isOpened = useRef(false);
  const record = useRecordContext();
  useEffect(() => {
    if (isOpened.current || !record) return;
    isOpened.current = true;
    window.open(`/console/v1/invoices/${record.id}/pdf`, '_blank', 'noopener');
    onClose();
  }, [record, onClose]);
  return null;
};
