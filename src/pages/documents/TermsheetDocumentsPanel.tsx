import type { PanelProps } from '#engine/panels/PanelsContext.ts';
import { Documents } from './Documents.tsx';

/** The documents of the termsheet of the page; they may carry a tag that says what they are. */
export const TermsheetDocumentsPanel = ({ record }: PanelProps) =>
  record && <Documents objectType="termsheet" objectId={Number(record.id)} hasTags />;
