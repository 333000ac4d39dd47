import { useEffect, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import type { RunProps } from '#engine/actions/ActionsContext.ts';

/** Opens the PDF of a termsheet in a tab of its own; there is nothing to ask before. */
export const TermsheetPdfAction = ({ onClose }: RunProps) => {
  const isOpened = useRef(false);
  const record = useRecordContext();
  useEffect(() => {
    if (isOpened.current || !record) return;
    isOpened.current = true;
    window.open(`/sapna/v1/termsheet-pdf/${record.id}`, '_blank', 'noopener');
    onClose();
  }, [record, onClose]);
  return null;
};
