import type { ResourceProps } from 'react-admin';
import type { ComponentType } from 'react';
import { preloadable, type Preloadable } from '#parts/fetching/preloadable.tsx';
import { areaOf, later } from '#parts/fetching/later.ts';

/** A page made by hand, fetched when it is opened. */
export interface RegisteredPage extends Preloadable<object> {
  /** An area owns the addresses below its route too; a page is one address. */
  isArea: boolean;
}

/** A component, or resources of React-Admin, which make an area of its own pages. */
type Page = ComponentType | readonly ResourceProps[];
type PageModule = Readonly<Record<string, Page>>;

const ejected = /^\.\/ejected\/(.+)\.tsx$/;

const files = import.meta.glob<PageModule>('./**/*{Page,Area}.tsx');

const isComponent = (page: Page): page is ComponentType => !Array.isArray(page);

const registered = (
  area: string | undefined,
  name: string,
  load: () => Promise<PageModule>,
): RegisteredPage => ({
  isArea: name.endsWith('Area'),
  ...preloadable(async () => {
    const found = (await later(load, area)())[name];
    if (!found) throw new Error(`The file of ${name} exports no component of that name`);
    return isComponent(found)
      ? found
      : (await import('./stock/resourcePages.tsx')).resourcePages(found);
  }),
});

/**
 * Found by folder: `src/pages/<area>/<Name>Page.tsx` exports `<Name>Page`, which screen files name in `page`. What an area exports
 * may be a list of React-Admin's resources (docs/how-to/use-react-admin-parts.md). An ejected page is `<screen>/<Name>Page` here:
 * it takes the place of one of its own screen, and of no other.
 */
export const pages: ReadonlyMap<string, RegisteredPage> = new Map(
  Object.entries(files).map(([path, load]) => {
    const name = path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length);
    return [path.match(ejected)?.[1] ?? name, registered(areaOf(path), name, load)];
  }),
);
