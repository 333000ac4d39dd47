import { useNavigate, useTranslate } from 'react-admin';
import type { MenuAction } from '#parts/ActionMenu.tsx';
import { useScreen } from '../ScreenContext.ts';
import { useCan } from '../useCan.ts';

/** The way to the import of the screen; nothing for those who may not, or where there is none. */
export const useImportAction = (): readonly MenuAction[] => {
  const { route, import: how } = useScreen();
  const can = useCan();
  const translate = useTranslate();
  const navigate = useNavigate();
  if (how === null || !can('import')) return [];
  return [
    {
      label: translate('engine.import.open'),
      icon: 'upload',
      onClick: () => navigate(`${route}/import`),
    },
  ];
};
