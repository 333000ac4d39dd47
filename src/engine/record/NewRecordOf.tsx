import { ScreenProvider } from '../ScreenProvider.tsx';
import { useScreenFile } from '../useScreenFile.ts';
import { CreatePage } from './CreatePage.tsx';

/** The page of a new record of another screen, at the address of a page made by hand. */
export const NewRecordOf = ({ resource }: { resource: string }) => {
  const screen = useScreenFile(resource);
  if (screen.type !== 'records') throw new Error(`"${resource}" is a page made by hand`);
  return (
    <ScreenProvider screen={screen}>
      <CreatePage />
    </ScreenProvider>
  );
};
