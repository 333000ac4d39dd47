import { useMemo } from 'react';
import { createDraftStore, type DraftStore } from '#dataProvider/drafts/createDraftStore.ts';
import { useUser } from '#parts/contexts/useUser.ts';

const nowhere: DraftStore = {
  find: () => undefined,
  keep: () => undefined,
  remove: () => undefined,
};

/** What the signed-in person has typed and not saved in this tab. */
export const useDrafts = (): DraftStore => {
  const id = useUser()?.id;
  return useMemo(() => (id === undefined ? nowhere : createDraftStore(sessionStorage, id)), [id]);
};
