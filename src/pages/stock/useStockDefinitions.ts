import { useResourceDefinitionContext, type ResourceProps } from 'react-admin';
import { useMemo } from 'react';

/** The resources of the console, those of an area with the pages that they have there. */
export const useStockDefinitions = (resources: readonly ResourceProps[]) => {
  const outer = useResourceDefinitionContext();
  return useMemo(
    () => ({
      ...outer,
      definitions: {
        ...outer.definitions,
        ...Object.fromEntries(
          resources.map(({ name, list, create, edit, show, recordRepresentation }) => [
            name,
            {
              ...outer.definitions[name],
              name,
              hasList: list !== undefined,
              hasCreate: create !== undefined,
              hasEdit: edit !== undefined,
              hasShow: show !== undefined,
              ...(recordRepresentation !== undefined && { recordRepresentation }),
            },
          ]),
        ),
      },
    }),
    [outer, resources],
  );
};
