import type { PanelProps } from '#engine/panels/PanelsContext.ts';
import { Documents } from './Documents.tsx';

/** The documents of the opportunity of the page. */
export const OpportunityDocumentsPanel = ({ record }: PanelProps) =>
  record && <Documents objectType="opportunity" objectId={Number(record.id)} />;
