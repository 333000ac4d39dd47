import { useCanAccess, useCreatePath, useNavigate, useTranslate } from 'react-admin';
import type { MenuAction } from '#parts/controls/ActionMenu.tsx';
import { useScreen } from '../ScreenContext.ts';

/** The way to the import of the screen; nothing for those who may not, or where there is none. */
export const useImportAction = (): readonly MenuAction[] => {
  const { resource, import: how } = useScreen();
  const { canAccess } = useCanAccess({ resource, action: 'import' });
  const createPath = useCreatePath();
  const translate = useTranslate();
  const navigate = useNavigate();
  if (how === null || !canAccess) return [];
  return [
    {
      label: translate('engine.import.open'),
      icon: 'upload',
      onClick: () => navigate(`${createPath({ resource, type: 'list' })}/import`),
    },
  ];
};
