import { useRecord } from '#engine/useRecord.ts';
import { Documents } from './Documents.tsx';

/** The documents of the mortgage partner of the page. */
export const MortgageDocumentsPanel = () => (
  <Documents objectType="mortgage-partner" objectId={Number(useRecord().id)} />
);
