import { loadScreen } from 'virtual:screens';
import { use } from 'react';
import { ScreenProvider } from '../ScreenProvider.tsx';
import { CreatePage } from './CreatePage.tsx';

/** The page of a new record of another screen, at the address of a page made by hand. */
export const NewRecordOf = ({ resource }: { resource: string }) => {
  const screen = use(loadScreen(resource));
  if (screen.type !== 'records') throw new Error(`"${resource}" is a page made by hand`);
  return (
    <ScreenProvider screen={screen}>
      <CreatePage />
    </ScreenProvider>
  );
};
