import type { RaRecord } from 'react-admin';
import { Suspense, useCallback, useState, type ComponentProps, type ReactNode } from 'react';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { preloadable } from '#parts/fetching/preloadable.tsx';
import { useText } from '#parts/useText.ts';
import { RowMenu } from '../overlays/lazyOverlays.ts';
import { useOnceOpened } from '../overlays/useOnceOpened.ts';
import { useScreen } from '../ScreenContext.ts';
import { useIsPhone } from '../useIsPhone.ts';
import { ListTable } from './table/ListTable.tsx';
import type { OpenMenu } from './RowMenu.tsx';

const phone = preloadable(async () => (await import('./phone/PhoneList.tsx')).PhoneList);

interface Props extends Omit<ComponentProps<typeof ListTable>, 'onMenu'> {
  /** In place of the rows where there are none. */
  empty: ReactNode;
}

/** The rows of a list, as a table or on a phone, with the menu of one; why there are none in their place. */
export const ShownRows = ({ empty, ...shown }: Props) => {
  const { state, rows, actionsOf } = shown;
  const { list } = useScreen();
  const text = useText();
  const isPhone = useIsPhone();
  const [asked, setMenu] = useState<OpenMenu | null>(null);
  // Its row may be gone, or filtered out, while it is open.
  const menu = asked && rows.some(({ id }) => id === asked.record.id) ? asked : null;
  const wasMenuOpened = useOnceOpened(menu !== null);
  const onMenu = useCallback(
    (record: RaRecord, anchor: HTMLElement) => setMenu({ record, anchor }),
    [],
  );
  if (rows.length === 0 && state.error)
    return (
      <ErrorState
        error={state.error}
        title={list.failed ? text(list.failed) : undefined}
        onRetry={() => state.refetch()}
      />
    );
  if (rows.length === 0 && !state.isPending) return empty;
  return (
    <>
      {isPhone ? (
        <Suspense fallback={null}>
          <phone.Component {...shown} onMenu={onMenu} />
        </Suspense>
      ) : (
        <ListTable {...shown} onMenu={onMenu} />
      )}
      <Suspense fallback={null}>
        {wasMenuOpened && (
          <RowMenu open={menu} actionsOf={actionsOf} onClose={() => setMenu(null)} />
        )}
      </Suspense>
    </>
  );
};
