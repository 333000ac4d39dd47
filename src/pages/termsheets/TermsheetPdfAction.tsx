import { useRecordContext } from 'react-admin';
import type { RunProps } from '#engine/actions/ActionsContext.ts';
import { useOpenInTab } from '#parts/fetching/useOpenInTab.ts';

/** Opens the PDF of a termsheet. */
export const TermsheetPdfAction = ({ onClose }: RunProps) => {
  const record = useRecordContext();
  useOpenInTab(record && `/sapna/v1/termsheet-pdf/${record.id}`, onClose);
  return null;
};
