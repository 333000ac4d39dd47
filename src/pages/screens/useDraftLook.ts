import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import type { ScreenDraft } from './screenDraft.ts';

/** Milliseconds without a change before the server looks: its check reads every screen. */
const pause = 700;

const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/** What the server says of a draft as it is typed; `isOld` while it looks at what was typed since. */
export const useDraftLook = (id: number, draft: ScreenDraft) => {
  const client = useClient();
  const text = JSON.stringify([draft.file, draft.schema]);
  const settled = useSettled(text);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: callKey('screenDrafts.look', id, settled),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const [file, schema] = JSON.parse(settled) as [ScreenDraft['file'], ScreenDraft['schema']];
      return client.call('screenDrafts.look', { params: { id }, body: { file, schema }, signal });
    },
  });
  return { look: data, error, isOld: isPlaceholderData || settled !== text, refetch };
};
