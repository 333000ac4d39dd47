import { loadScreen } from 'virtual:screens';
import { ThemeProvider } from '@mui/material/styles';
import {
  BasenameContextProvider,
  I18nContext,
  Navigate,
  Resource,
  ResourceDefinitionContext,
  RouterProviderContext,
  useRouterProvider,
  useSplatPathBase,
  type ResourceProps,
} from 'react-admin';
import { useMemo, type ComponentType } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { Screen } from '#contract/model/types.ts';
import { PageBody } from '#parts/page/PageBody.tsx';
import { stockPlace, stockRouter } from './stockRouter.ts';
import { withStockTheme } from './withStockTheme.ts';
import { TitlePlace } from './TitlePlace.tsx';
import { useFieldWords } from './useFieldWords.ts';
import { useKeepUndoable } from './useKeepUndoable.ts';
import { useStockDefinitions } from './useStockDefinitions.ts';

/** What an address below the area that none of its resources has is of the console. */
const Elsewhere = ({ base }: { base: string }) => {
  const { pathname } = useLocation();
  return <Navigate to={pathname.slice(base.length)} replace />;
};

/**
 * Resources as `<Admin>` takes them, as a page of the console: each has its pages below the address of the area, with the
 * console's theme, words, rights and notifications (docs/how-to/use-react-admin-parts.md).
 * @throws when no screen has the name of a resource
 */
export const resourcePages = async (
  resources: readonly ResourceProps[],
): Promise<ComponentType> => {
  const names = resources.map(({ name }) => name);
  const screens: ReadonlyMap<string, Screen> = new Map(
    await Promise.all(names.map(async name => [name, await loadScreen(name)] as const)),
  );
  return () => {
    const base = useSplatPathBase();
    const outside = useRouterProvider();
    const router = useMemo(() => stockRouter(outside, stockPlace(base, names)), [outside, base]);
    const definitions = useStockDefinitions(resources);
    const words = useFieldWords(screens);
    useKeepUndoable();
    return (
      <BasenameContextProvider basename={base}>
        <RouterProviderContext value={router}>
          <ResourceDefinitionContext value={definitions}>
            <I18nContext value={words}>
              <ThemeProvider theme={withStockTheme}>
                <PageBody>
                  <TitlePlace />
                  <Routes>
                    {resources.map(resource => (
                      <Route
                        key={resource.name}
                        path={`${resource.name}/*`}
                        element={<Resource {...resource} />}
                      />
                    ))}
                    <Route index element={<Navigate to={`${base}/${names[0]}`} replace />} />
                    <Route path="*" element={<Elsewhere base={base} />} />
                  </Routes>
                </PageBody>
              </ThemeProvider>
            </I18nContext>
          </ResourceDefinitionContext>
        </RouterProviderContext>
      </BasenameContextProvider>
    );
  };
};
