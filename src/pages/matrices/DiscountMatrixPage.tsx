import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslate, useCanAccess, useGetResourceLabel } from 'react-admin';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLeaveGuard } from '#engine/form/useLeaveGuard.ts';
import { LeaveDialog } from '#engine/form/LeaveDialog.tsx';
import { step } from '#engine/grid/gridSteps.ts';
import { Restored } from '#engine/form/drafts/Restored.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { useLanguage } from '#parts/useLanguage.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { PageBody } from '#parts/page/PageBody.tsx';
import { PageHeader } from '#parts/page/PageHeader.tsx';
import { ListSkeleton } from '#parts/states/Skeletons.tsx';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { MatrixPanel } from './MatrixPanel.tsx';
import { MatrixTabs } from './MatrixTabs.tsx';
import { designationNames } from './model/designationNames.ts';
import { edit } from './model/editor.ts';
import type { StoredMatrix } from './model/rows.ts';
import { MatrixHistory } from './past/MatrixHistory.tsx';
import type { PastCell } from './past/pastCells.ts';
import { takeBack } from './past/takeBack.ts';
import { useClientTypes } from './useClientTypes.ts';
import { levelsOf, useMatrices } from './useMatrices.ts';
import { matrixKey } from './useMatrixSave.ts';

const Matrices = ({ stored }: { stored: StoredMatrix }) => {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const language = useLanguage();
  const { canAccess: canEdit = false } = useCanAccess({
    resource: 'console',
    action: 'keep-discounts',
  });
  const snackbar = useSnackbar();
  const clients = useClientTypes();
  const [search, setSearch] = useSearchParams();
  const [isPastOpen, setPastOpen] = useState(false);
  const matrices = useMatrices(stored);
  const guard = useLeaveGuard(matrices.changed.length > 0);
  const names = useMemo(() => designationNames(stored, language), [stored, language]);

  const chosen = clients.find(({ id }) => String(id) === search.get('clientType')) ?? clients[0];
  const editor = chosen && matrices.editors.get(chosen.id);
  if (!chosen || !editor) return null;
  const { id, name: client } = chosen;
  const restored = matrices.changed.includes(id) ? matrices.restored.get(id) : undefined;
  /** Nothing is saved by it: the values from before are in the matrix, to be looked at, corrected and saved. */
  const onTakeBack = (cells: readonly PastCell[]) => {
    const { rows, left } = takeBack(editor.rows, cells, names);
    const stays = left > 0 ? translate('matrices.past.left', { smart_count: left }) : '';
    if (rows === editor.rows) {
      snackbar('warning', stays || translate('matrices.past.nothing'));
      return;
    }
    matrices.change(id, one => step(one, rows));
    setPastOpen(false);
    snackbar('info', [translate('matrices.past.taken'), stays].filter(Boolean).join(' '));
  };

  const head = (
    <>
      <PageHeader
        title={labelOf('discount-matrix', 1)}
        context={translate(canEdit ? 'matrices.context' : 'matrices.readonly')}
        primary={
          <Button
            startIcon={<Icon name="history" strokeWidth={2} />}
            onClick={() => setPastOpen(true)}
          >
            {translate('matrices.history')}
          </Button>
        }
      />
      <MatrixTabs
        chosen={id}
        levelsOf={one => matrices.editors.get(one)?.rows.length ?? 0}
        changed={matrices.changed}
        onChoose={one => setSearch({ clientType: String(one) }, { replace: true })}
      />
      {restored && (
        <Box sx={{ mt: 4 }}>
          <Restored
            {...restored}
            onDiscard={() => {
              matrices.change(id, () => edit(levelsOf(stored, id)));
              matrices.forget(id);
            }}
          />
        </Box>
      )}
    </>
  );
  return (
    <>
      <MatrixPanel
        key={id}
        head={head}
        id={id}
        client={client}
        editor={editor}
        names={names}
        canEdit={canEdit}
        onChange={next => matrices.change(id, next)}
      />
      <LeaveDialog guard={guard} onLeave={matrices.discardAll} />
      {isPastOpen && (
        <MatrixHistory
          id={id}
          client={client}
          onTakeBack={canEdit ? onTakeBack : undefined}
          onClose={() => setPastOpen(false)}
        />
      )}
    </>
  );
};

/** Who approves which discount: one matrix a client type, edited like a spreadsheet (part 2 sections 1 and 3). */
export const DiscountMatrixPage = () => {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: matrixKey,
    queryFn: ({ signal }) => client.call('discountMatrix.list', { query: {}, signal }),
  });
  if (data) return <Matrices stored={data} />;
  return (
    <PageBody>
      {error ? <ErrorState error={error} onRetry={() => refetch()} isPage /> : <ListSkeleton />}
    </PageBody>
  );
};
