import { useRecord } from '#engine/useRecord.ts';
import { Documents } from './Documents.tsx';

/** The documents of the opportunity of the page. */
export const OpportunityDocumentsPanel = () => (
  <Documents objectType="opportunity" objectId={Number(useRecord().id)} />
);
