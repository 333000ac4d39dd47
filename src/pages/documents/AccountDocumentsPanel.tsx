import type { PanelProps } from '#engine/panels/PanelsContext.ts';
import { Documents } from './Documents.tsx';

/** The documents of the account of the page. */
export const AccountDocumentsPanel = ({ record }: PanelProps) =>
  record && <Documents objectType="account" objectId={Number(record.id)} />;
