import { useTranslate } from 'react-admin';
import type { SavedView } from '#contract/calls/records/views.ts';
import type { ViewState } from '#contract/model/ViewState.ts';
import { ConfirmDialog } from '#parts/controls/ConfirmDialog.tsx';
import { useTellFailure } from '#parts/failures/useTellFailure.ts';
import { NameDialog } from './NameDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { useViewChanges } from './useViews.ts';

export type OpenDialog =
  | { readonly type: 'create'; readonly state: ViewState }
  | { readonly type: 'rename' | 'roles' | 'remove'; readonly view: SavedView };

interface Props {
  /** Null: closed. */
  open: OpenDialog | null;
  onCreated: (view: SavedView) => void;
  onClose: () => void;
}

const RemoveView = ({ view, onClose }: { view: SavedView; onClose: () => void }) => {
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const { remove } = useViewChanges();
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={translate('engine.remove.title_one', { name: view.name })}
      confirmLabel={translate('engine.view.remove')}
      isBusy={remove.isPending}
      onConfirm={() =>
        remove.mutate(view, {
          onError: error => tellFailure(error),
          onSettled: onClose,
        })
      }
      onClose={onClose}
    >
      {translate(view.scope === 'team' ? 'engine.view.remove_shared' : 'engine.view.remove_own')}
    </ConfirmDialog>
  );
};

/** What is asked about a view: its name, whose list it opens, whether it goes. */
export const ViewDialog = ({ open, onCreated, onClose }: Props) => {
  if (open === null) return null;
  if (open.type === 'create')
    return <NameDialog state={open.state} onCreated={onCreated} onClose={onClose} />;
  if (open.type === 'rename') return <NameDialog view={open.view} onClose={onClose} />;
  if (open.type === 'roles') return <RoleDialog view={open.view} onClose={onClose} />;
  return <RemoveView view={open.view} onClose={onClose} />;
};
