import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { MentionBegun } from '#contract/domain/opportunities/mentions.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';

/** A pause in typing after which is asked. */
const rest = 150;

/** Colleagues whose name begins or contains what is typed behind an @, while something is. */
export const useMentionable = (opportunityId: number, begun: MentionBegun | undefined) => {
  const client = useClient();
  const words = begun?.words;
  const [asked, setAsked] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), words ? rest : 0);
    return () => clearTimeout(timer);
  }, [words]);
  const { data } = useQuery({
    queryKey: callKey('opportunities.mentionable', opportunityId, asked),
    enabled: words !== undefined && asked !== undefined,
    retry: false,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      client.call('opportunities.mentionable', {
        params: { id: opportunityId },
        query: { search: asked ?? '' },
        signal,
      }),
  });
  return words === undefined ? [] : (data?.results ?? []);
};
