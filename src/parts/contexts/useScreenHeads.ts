import { useCanAccessResources, useResourceDefinitions } from 'react-admin';
import { useMemo } from 'react';
import type { ScreenHead } from '#contract/model/screenHead.ts';
import type { ScreenOptions } from './screenDefinition.ts';

/** The screens with an address. */
export const useScreenHeads = (): readonly ScreenHead[] => {
  const definitions = useResourceDefinitions<ScreenOptions>();
  return useMemo(
    () => Object.values(definitions).flatMap(({ options }) => options?.head ?? []),
    [definitions],
  );
};

/**
 * Those that the person may open (`list`), make records on (`create`), or finds in their menu (`menu`), at first sight (`main`); none until it is
 * known who they are.
 */
export const useOpenScreens = (
  action: 'list' | 'create' | 'menu' | 'main',
): readonly ScreenHead[] => {
  const heads = useScreenHeads();
  const resources = useMemo(() => heads.map(({ resource }) => resource), [heads]);
  const { canAccess } = useCanAccessResources({ action, resources });
  return useMemo(
    () => heads.filter(({ resource }) => canAccess?.[resource] === true),
    [heads, canAccess],
  );
};
