import { useMemo } from 'react';
import { createDraftStore, type DraftStore } from '#dataProvider/drafts/createDraftStore.ts';
import { useUser } from '#parts/useUser.ts';

const nowhere: DraftStore = {
  find: () => undefined,
  keep: () => undefined,
  remove: () => undefined,
};

/** What the signed-in person has typed and not saved in this tab; nothing where drafts are not kept. */
export const useDrafts = (isOn = true): DraftStore => {
  const id = useUser()?.id;
  return useMemo(
    () => (isOn && id !== undefined ? createDraftStore(sessionStorage, id) : nowhere),
    [id, isOn],
  );
};
