import { useCanAccess, useTranslate } from 'react-admin';
import type { SavedView } from '#contract/calls/records/views.ts';
import { mayChangeView } from '#contract/domain/views/viewRights.ts';
import type { MenuAction } from '#parts/controls/ActionMenu.tsx';
import { useTellFailure } from '#parts/failures/useTellFailure.ts';
import { useViewChanges } from './useViews.ts';
import type { OpenDialog } from './ViewDialog.tsx';

/** What a person may do with the open saved view. */
export const useViewMenu = (
  view: SavedView | null,
  open: (dialog: OpenDialog) => void,
): readonly MenuAction[] => {
  const translate = useTranslate();
  const { canAccess: isKeeper = false } = useCanAccess({
    resource: 'console',
    action: 'keep-views',
  });
  const { canAccess: mayShare } = useCanAccess({ resource: 'console', action: 'share-views' });
  const tellFailure = useTellFailure();
  const { change, setDefault } = useViewChanges();
  if (!view) return [];
  const onError = (error: unknown) => tellFailure(error);
  const mayChange = mayChangeView(view, isKeeper);
  const isShared = view.scope === 'team';
  return [
    ...(mayChange
      ? [
          {
            label: translate('engine.view.rename'),
            icon: 'pencil',
            onClick: () => open({ type: 'rename', view }),
          },
        ]
      : []),
    ...(mayChange && mayShare
      ? [
          {
            label: translate(isShared ? 'engine.view.unshare' : 'engine.view.share'),
            icon: 'users',
            onClick: () =>
              change.mutate({ view, scope: isShared ? 'personal' : 'team' }, { onError }),
          },
        ]
      : []),
    {
      label: translate(view.isMyDefault ? 'engine.view.default_off' : 'engine.view.default_on'),
      icon: 'star',
      onClick: () => setDefault.mutate({ viewId: view.isMyDefault ? null : view.id }, { onError }),
    },
    ...(isShared && isKeeper
      ? [
          {
            label: translate('engine.view.default_role'),
            icon: 'user-check',
            onClick: () => open({ type: 'roles', view }),
          },
        ]
      : []),
    ...(mayChange
      ? [
          {
            label: translate('ra.action.delete'),
            icon: 'trash-2',
            tone: 'danger' as const,
            onClick: () => open({ type: 'remove', view }),
          },
        ]
      : []),
  ];
};
