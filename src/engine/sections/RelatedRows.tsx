import Box from '@mui/material/Box';
import { useTranslate, type RaRecord } from 'react-admin';
import { lazy, Suspense, useRef } from 'react';
import { writeCount } from '#contract/requests/writeCount.ts';
import type { ListSection } from '#contract/model/types.ts';
import { later } from '#parts/fetching/later.ts';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { ProgressLine } from '#parts/states/ProgressLine.tsx';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { ActsProvider } from '../actions/ActsProvider.tsx';
import { useColumns } from '../list/columns/useColumns.ts';
import { FilterSentence } from '../list/filters/FilterSentence.tsx';
import { Pager } from '../list/Pager.tsx';
import { ShownRows } from '../list/ShownRows.tsx';
import { SearchBox } from '#parts/controls/SearchBox.tsx';
import { TotalsOf } from '../overlays/lazyOverlays.ts';
import { useScreen } from '../ScreenContext.ts';
import { useSearchWords } from '../list/useSearchWords.ts';
import { NoRelated } from './NoRelated.tsx';
import { RelatedTools } from './RelatedTools.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { useRelatedActions } from './useRelatedActions.ts';
import { useRelatedForm } from './useRelatedForm.ts';
import { RelatedState } from './RelatedState.tsx';
import { useListState } from '../list/state/useListState.ts';

const none: readonly RaRecord[] = [];

const dialog = later(() => import('./RelatedDialog.tsx'));
const RelatedDialog = lazy(async () => ({ default: (await dialog()).RelatedDialog }));

interface Props {
  title: string;
  section: ListSection;
  /** The record of the page. */
  record: RaRecord;
}

const Rows = ({ title, section, record }: Props) => {
  const { list } = useScreen();
  const words = useSearchWords();
  const translate = useTranslate();
  const state = useListState();
  const columns = useColumns(state, 'within');
  const { data: rows = none, total = 0, error, isPending, isFetching, isFiltered, perPage } = state;
  const { edited, edit, create, notNow, close } = useRelatedForm(section, record);
  const { addressOf, actionsOf } = useRelatedActions(edit, rows);
  const frame = useRef<HTMLDivElement>(null);
  const hasTools = list.filters.length > 0 || list.search.length > 0;
  return (
    <SectionFrame
      title={title}
      count={isPending || error ? undefined : writeCount(total, state.isTotalExact)}
      tools={<RelatedTools state={state} onCreate={create} notNow={notNow} />}
      isBusy={isPending}
    >
      {hasTools && (total > 0 || isFiltered || isPending) && (
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, px: 4, pb: 2 }}
        >
          {/* Without room beside the search it has a line of its own. */}
          <Box sx={{ flex: '1 1 120px', minWidth: 0, minHeight: 32, display: 'flex' }}>
            <FilterSentence state={state} />
          </Box>
          {list.search.length > 0 && (
            <div data-chrome>
              <SearchBox q={state.q} onSearch={state.setQ} hasKey={false} {...words} />
            </div>
          )}
        </Box>
      )}
      <Box sx={{ position: 'relative', height: 0, zIndex: 4 }}>
        {isFetching && !isPending && <ProgressLine />}
      </Box>
      <VisuallyHidden>
        <LiveRegion>{isPending && translate('parts.loading')}</LiveRegion>
      </VisuallyHidden>
      <Box
        ref={frame}
        data-sheet
        // Positioned, so that words for those who listen stay within it, too.
        sx={{
          position: 'relative',
          overflowX: { sm: 'auto' },
          containerType: { sm: 'inline-size' },
        }}
      >
        <ShownRows
          frame={frame}
          state={state}
          rows={rows}
          columns={columns}
          selection={null}
          addressOf={addressOf}
          hasPageKeys={false}
          actionsOf={actionsOf}
          empty={<NoRelated state={state} />}
        />
      </Box>
      {list.totals.length > 0 && rows.length > 0 && <TotalsOf state={state} />}
      {total > perPage && <Pager state={state} />}
      <Suspense fallback={null}>{edited && <RelatedDialog {...edited} onClose={close} />}</Suspense>
    </SectionFrame>
  );
};

/** The rows of a list inside a page: find, read, act. */
export const RelatedRows = (props: Props) => (
  <ActsProvider isPart>
    <RelatedState section={props.section} record={props.record}>
      <Rows {...props} />
    </RelatedState>
  </ActsProvider>
);
