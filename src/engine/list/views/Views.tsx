import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate, LinkBase } from 'react-admin';
import { useId, useMemo, useRef } from 'react';
import { writeCount } from '#contract/requests/writeCount.ts';
import { AsideFrame } from '#parts/page/AsideFrame.tsx';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { useText } from '#parts/useText.ts';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { ViewTools } from '../../overlays/lazyOverlays.ts';
import { useOnceOpened } from '../../overlays/useOnceOpened.ts';
import { useScreen } from '../../ScreenContext.ts';
import { useNames } from '../../useNames.ts';
import { writeListAddress } from '../address/listAddress.ts';
import type { Columns } from '../columns/useColumns.ts';
import { useKnownFields } from '../useKnownFields.ts';
import type { ListState } from '../state/HeldList.tsx';
import { isTabChanged, openTab, viewTabs, type ViewTab } from './viewTabs.ts';
import { viewCountsQuery } from './viewsQuery.ts';

const styles = (theme: Theme) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: 40,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& nav': {
    height: 40,
    display: 'flex',
    gap: 5,
    overflowX: 'auto',
    // What lies beyond a side has a button there.
    scrollbarWidth: 'none',
  },
  '& nav > a': {
    // What is only read aloud stays inside its tab: outside it would widen the page.
    position: 'relative',
    flex: 'none',
    height: 40,
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    typography: 'body2',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
  },
  '& nav > a:hover': { color: theme.vars.palette.text.primary },
  '& nav > a:focus-visible': { outlineOffset: -2 },
  '& nav .view-count': {
    typography: 'caption',
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.secondary,
  },
  '& nav > a[aria-current]': {
    color: theme.vars.palette.text.primary,
    boxShadow: `inset 0 -2px 0 ${theme.vars.palette.primary.main}`,
  },
});

/** Numbers come after the rows and are not waited for; a list works without them. */
const useCounts = (isReady: boolean): ReadonlyMap<string, number> | undefined => {
  const { resource, list } = useScreen();
  const query = viewCountsQuery(useClient(), resource);
  return useQuery({ ...query, enabled: isReady && list.views.length > 0 }).data;
};

const Marks = ({ tab }: { tab: ViewTab }) => {
  const translate = useTranslate();
  const { saved } = tab;
  if (!saved) return null;
  const opens = saved.isMyDefault;
  return (
    <>
      {saved.scope === 'team' && <Icon name="users" size={14} strokeWidth={1.75} />}
      {opens && <Icon name="star" size={12} />}
      <VisuallyHidden>
        {saved.scope === 'team' &&
          `, ${translate('engine.view.shared_by', { name: saved.ownerName })}`}
        {opens && `, ${translate('engine.view.opens')}`}
      </VisuallyHidden>
    </>
  );
};

interface Props {
  state: ListState;
  columns: Columns;
}

/** Named states of the list as tabs: those of the screen, then those that people saved. */
export const Views = ({ state, columns }: Props) => {
  const { list } = useScreen();
  const fields = useKnownFields();
  const translate = useTranslate();
  const text = useText();
  const { many } = useNames();
  const { saved } = state;
  const counts = useCounts(!state.isPending);
  const all = translate('engine.list.all', { names: many });
  const tabs = useMemo(() => viewTabs(list, fields, saved, all), [list, fields, saved, all]);
  const shown = {
    where: state.where,
    search: state.q,
    sort: state.sort,
    pageSize: state.perPage,
    viewName: state.viewName,
  };
  const open = openTab(tabs, shown);
  const isChanged = open !== undefined && (isTabChanged(open, shown) || columns.isChanged);
  // A tab of the screen that shows what it should has no tools; once they were there they stay, with what they save.
  const hasTools = useOnceOpened(
    !state.isPending && open !== undefined && (isChanged || open.saved !== null),
  );
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const place = open ? tabs.indexOf(open) : -1;
  const addressOf = ({ key, state: { where, search, sort, pageSize } }: ViewTab) =>
    writeListAddress({
      where,
      search,
      sort,
      pageSize: pageSize ?? (open?.saved ? state.fitting : state.perPage),
      view: key,
    });
  return (
    <Box sx={styles}>
      <AsideFrame of={nav} count={tabs.length} at={place}>
        <nav ref={nav} aria-label={translate('engine.list.views')}>
          {tabs.map(tab => {
            const count = tab.saved ? undefined : counts?.get(tab.key);
            const countId = `${id}-${tab.key}`;
            return (
              <LinkBase
                key={tab.key}
                to={addressOf(tab)}
                aria-current={tab === open ? 'page' : undefined}
                // A description: the name of the tab stays what it is when the number comes.
                aria-describedby={count === undefined ? undefined : countId}
              >
                <span>{text(tab.label)}</span>
                {count !== undefined && (
                  <span id={countId} className="view-count" aria-hidden>
                    {writeCount(count)}
                  </span>
                )}
                <Marks tab={tab} />
              </LinkBase>
            );
          })}
        </nav>
      </AsideFrame>
      {open && hasTools && (
        <ViewTools
          state={state}
          columns={columns}
          tab={open}
          isChanged={isChanged}
          original={addressOf(open)}
        />
      )}
    </Box>
  );
};
