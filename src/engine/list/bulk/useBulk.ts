import { useRights } from '#authProvider/useRights.ts';
import { useIsRemovable } from '../../actions/useMenuActions.ts';
import { useBulkFields } from '../../bulk/useBulkFields.ts';
import { useScreen } from '../../ScreenContext.ts';

/** What the screen offers for several records, as far as the person may do it. */
export const useBulk = () => {
  const screen = useScreen();
  const { list, actions } = screen;
  const { can } = useRights(screen);
  const canRemove = useIsRemovable();
  const canEdit = useBulkFields().length > 0;
  return {
    canEdit,
    canRemove: canRemove && list.bulk.includes('remove'),
    actions: list.bulk.flatMap(name => {
      const action = actions[name];
      return action && can(name) ? [action] : [];
    }),
  };
};
