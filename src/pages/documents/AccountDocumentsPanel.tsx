import { useRecord } from '#engine/useRecord.ts';
import { Documents } from './Documents.tsx';

/** The documents of the account of the page. */
export const AccountDocumentsPanel = () => (
  <Documents objectType="account" objectId={Number(useRecord().id)} />
);
