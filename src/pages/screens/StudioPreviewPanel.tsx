import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { StoreContextProvider, memoryStore, useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import type { JsonSchema, ScreenFile } from '#contract/model/types.ts';
import { usePanelForm } from '#engine/panels/PanelForm.ts';
import { useRecord } from '#engine/useRecord.ts';
import { TabRow } from '#parts/page/TabRow.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { DraftChanges } from './DraftChanges.tsx';
import { DraftFaults } from './DraftFaults.tsx';
import { Preview } from './Preview.tsx';
import { draftIn } from './screenDraft.ts';
import { useDraftLook } from './useDraftLook.ts';

const sides = ['preview', 'changes', 'faults'] as const;
type Side = (typeof sides)[number];

const idOf = (side: Side) => `studio-side-${side}`;
const panelId = 'studio-side';

/** Beside the parts of a screen: what it would look like, what it changes, and what is wrong with it. */
export const StudioPreviewPanel = () => {
  const { values } = usePanelForm();
  const { id, screen: saved } = useRecord();
  const translate = useTranslate();
  const [side, setSide] = useState<Side>('preview');
  const [store] = useState(() => memoryStore());
  const { look, error, isOld, refetch } = useDraftLook(Number(id), draftIn(values));
  const screen = useMemo(() => {
    if (!look?.preview) return undefined;
    const { file, schema } = look.preview as { file: ScreenFile; schema: JsonSchema | null };
    const made = completeScreen(file, schema ?? undefined);
    return made.type === 'records' ? made : undefined;
  }, [look]);
  if (error && !look)
    return <ErrorState error={error} title={translate('studio.look.failed')} onRetry={refetch} />;
  if (!look) return <Skeleton height={320} />;
  const { faults, notes, stored, changes } = look;
  const changed = changes.people.length + changes.rights.length + changes.records.length;
  const counts = { preview: 0, changes: changed, faults: faults.length };
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }} aria-busy={isOld}>
      {JSON.stringify(values['screen']) !== JSON.stringify(saved) && (
        <Alert severity="info">{translate('studio.unsaved')}</Alert>
      )}
      <TabRow
        label={translate('studio.sides')}
        tabs={sides.map(one => ({
          id: one,
          label:
            counts[one] > 0
              ? `${translate(`studio.side.${one}`)} (${counts[one]})`
              : translate(`studio.side.${one}`),
          tabId: idOf(one),
          panelId,
        }))}
        chosen={side}
        onChoose={setSide}
      />
      <Box
        id={panelId}
        role="tabpanel"
        aria-labelledby={idOf(side)}
        sx={{ minWidth: 0, opacity: isOld ? 0.6 : 1 }}
      >
        {side === 'preview' && (
          <StoreContextProvider value={store}>
            {screen ? <Preview screen={screen} /> : translate('studio.look.unread')}
          </StoreContextProvider>
        )}
        {side === 'changes' && <DraftChanges changes={changes} stored={stored} />}
        {side === 'faults' && <DraftFaults faults={faults} notes={notes} />}
      </Box>
    </Box>
  );
};
