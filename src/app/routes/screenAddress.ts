import { defaultCreateAt, type ScreenHead } from '#contract/model/screenHead.ts';

/** `/resource`, `/resource/create`, `/resource/12`, `/resource/12/show`, with whatever stands behind. */
const resourcePath = /^\/([^/?#]+)(?:\/([^/?#]+))?(?:\/show)?(?=$|[?#])(.*)$/;

/**
 * The address of the console for a path as React-Admin's `useCreatePath` writes it: the specification gives each screen its own
 * (`/my-accounts` and `/account/12` for the resource `accounts`). Anything else is an address already and stays as it is.
 * @param headOf the head of a screen by its resource
 */
export const screenAddress = (
  headOf: (resource: string) => ScreenHead | undefined,
  path: string,
): string => {
  const [, resource = '', below, rest = ''] = resourcePath.exec(path) ?? [];
  const head = headOf(resource);
  if (!head) return path;
  const { route, recordsAt = route, createAt = defaultCreateAt, page } = head;
  if (below === undefined) return route + rest;
  if (below === 'create') return `${route}/${createAt}${rest}`;
  // What is below a page made by hand, and the import of a list, are not records.
  const isRecord = page === undefined && below !== 'import';
  return `${isRecord ? recordsAt : route}/${below}${rest}`;
};
