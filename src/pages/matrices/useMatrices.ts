import { useCallback, useEffect, useMemo, useState } from 'react';
import { clientTypes, type ClientTypeId } from '#contract/domain/accounts/clientTypes.ts';
import type { DraftStore } from '#dataProvider/drafts/createDraftStore.ts';
import { useDrafts } from '#engine/form/drafts/useDrafts.ts';
import { isChanged } from '#engine/grid/gridSteps.ts';
import { edit, refresh, type MatrixEditor } from './model/editor.ts';
import type { Rows, StoredLevel, StoredMatrix } from './model/rows.ts';

type Editors = ReadonlyMap<ClientTypeId, MatrixEditor>;

/** When changes came back from a draft, and whether the matrix was saved by someone since. */
export interface RestoredDraft {
  readonly at: number;
  readonly isOlder: boolean;
}

interface DraftValues {
  readonly base: readonly StoredLevel[];
  readonly rows: Rows;
}

const resource = 'discount-matrix';

const isDraft = (values: object): values is DraftValues =>
  'base' in values && Array.isArray(values.base) && 'rows' in values && Array.isArray(values.rows);

export const levelsOf = ({ results }: StoredMatrix, id: ClientTypeId): readonly StoredLevel[] =>
  results.filter(({ clientTypeId }) => clientTypeId === id);

const begin = (stored: StoredMatrix, drafts: DraftStore) => {
  const restored = new Map<ClientTypeId, RestoredDraft>();
  const editors = new Map(
    clientTypes.map(({ id }): [ClientTypeId, MatrixEditor] => {
      const base = levelsOf(stored, id);
      const draft = drafts.find({ resource, id });
      if (!draft || !isDraft(draft.values)) return [id, edit(base)];
      const isOlder = JSON.stringify(draft.values.base) !== JSON.stringify(base);
      restored.set(id, { at: draft.savedAt, isOlder });
      return [id, edit(draft.values.base, draft.values.rows)];
    }),
  );
  return { editors: editors as Editors, restored };
};

/**
 * The matrices of all client types while they are edited, each with its own steps. What is not saved is kept as a
 * draft of the tab, so that a reload or an ended session gives it back.
 */
export const useMatrices = (stored: StoredMatrix) => {
  const drafts = useDrafts();
  const [begun] = useState(() => begin(stored, drafts));
  const [taken, setTaken] = useState(stored);
  const [editors, setEditors] = useState<Editors>(begun.editors);
  const [restored, setRestored] = useState<ReadonlyMap<ClientTypeId, RestoredDraft>>(
    begun.restored,
  );

  const change = useCallback(
    (id: ClientTypeId, next: (editor: MatrixEditor) => MatrixEditor) =>
      setEditors(all => {
        const editor = all.get(id);
        return editor ? new Map(all).set(id, next(editor)) : all;
      }),
    [],
  );
  const forget = useCallback(
    (id: ClientTypeId) => setRestored(all => new Map([...all].filter(([other]) => other !== id))),
    [],
  );

  // Levels that arrive are taken up while they are drawn, so that no old ones are shown in between.
  if (stored !== taken) {
    setTaken(stored);
    setEditors(
      all => new Map([...all].map(([id, editor]) => [id, refresh(editor, levelsOf(stored, id))])),
    );
  }

  useEffect(() => {
    for (const [id, editor] of editors) {
      const { base, rows } = editor;
      if (!isChanged(editor)) drafts.remove({ resource, id });
      else drafts.keep({ resource, id }, { values: { base, rows }, savedAt: Date.now() });
    }
  }, [editors, drafts]);

  const changed = useMemo(
    () => [...editors].filter(([, editor]) => isChanged(editor)).map(([id]) => id),
    [editors],
  );
  return {
    editors,
    change,
    restored,
    /** The note about a draft has been read, or is settled. */
    forget,
    /** Client types with changes that are not saved. */
    changed,
    /** All that is not saved is left behind. */
    discardAll: () => {
      for (const id of changed) drafts.remove({ resource, id });
    },
  };
};
