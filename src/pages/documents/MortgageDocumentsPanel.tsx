import type { PanelProps } from '#engine/panels/PanelsContext.ts';
import { Documents } from './Documents.tsx';

/** The documents of the mortgage partner of the page. */
export const MortgageDocumentsPanel = ({ record }: PanelProps) =>
  record && <Documents objectType="mortgage-partner" objectId={Number(record.id)} />;
