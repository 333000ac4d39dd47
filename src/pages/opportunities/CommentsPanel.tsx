import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useRights } from '#authProvider/useRights.ts';
import { opportunityMessages } from '#contract/domain/opportunities/opportunityMessages.ts';
import { useScreen } from '#engine/ScreenContext.ts';
import { useRecord } from '#engine/useRecord.ts';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { CommentEntry } from './CommentEntry.tsx';
import { NewComment } from './NewComment.tsx';
import { useComments } from './useComments.ts';

/** What was said of an opportunity, and saying more: with a reason the case moves on (part 1 sections 4 and 7). */
export const CommentsPanel = () => {
  const translate = useTranslate();
  const { can } = useRights(useScreen());
  const [posted, setPosted] = useState(0);
  const id = Number(useRecord().id);
  const { list, post } = useComments(id, () => setPosted(count => count + 1));
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  const entries = data?.pages.flatMap(page => page.results) ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {can('edit') && <NewComment key={posted} post={post} />}
      <SectionFrame
        title={translate('opportunity.comments.title')}
        count={data ? String(data.pages[0]?.totalCount ?? 0) : undefined}
        isBusy={isPending}
      >
        {isPending && (
          <Box sx={{ px: 4, pb: 4 }}>
            <Skeleton height={96} sx={{ borderRadius: '8px' }} />
          </Box>
        )}
        {error && entries.length === 0 && (
          <ErrorState
            error={error}
            title={opportunityMessages.commentsNotFetched}
            onRetry={() => refetch()}
          />
        )}
        {error && entries.length > 0 && (
          <Alert severity="error" sx={{ mx: 4, mb: 4 }}>
            {opportunityMessages.commentsNotFetched}
          </Alert>
        )}
        {data && entries.length === 0 && (
          <Box sx={{ px: 4, pb: 4, typography: 'body2', color: 'text.secondary' }}>
            {translate('opportunity.comments.none')}
          </Box>
        )}
        {entries.length > 0 && (
          <Box component="ol" sx={{ m: 0, px: 4, pb: 2, listStyle: 'none' }}>
            {entries.map(entry => (
              <CommentEntry key={entry.id} entry={entry} />
            ))}
          </Box>
        )}
        {hasNextPage && (
          <Box sx={{ px: 4, pb: 4 }}>
            <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {translate('opportunity.comments.earlier')}
            </Button>
          </Box>
        )}
      </SectionFrame>
    </Box>
  );
};
