import { useRecord } from '#engine/useRecord.ts';
import { Documents } from './Documents.tsx';

/** The documents of the termsheet of the page; they may carry a tag that says what they are. */
export const TermsheetDocumentsPanel = () => (
  <Documents objectType="termsheet" objectId={Number(useRecord().id)} hasTags />
);
