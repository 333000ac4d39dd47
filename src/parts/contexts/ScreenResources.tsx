import { ResourceDefinitionContext, useResourceDefinitionContext } from 'react-admin';
import { useMemo, type ReactNode } from 'react';
import type { ScreenHead } from '#contract/model/screenHead.ts';
import { screenDefinition } from './screenDefinition.ts';
import { useText } from '../useText.ts';

interface Props {
  /** The screens with an address. */
  heads: readonly ScreenHead[];
  children: ReactNode;
}

/** Every screen as a resource of React-Admin, for what is inside. */
export const ScreenResources = ({ heads, children }: Props) => {
  const text = useText();
  const outer = useResourceDefinitionContext();
  const value = useMemo(
    () => ({
      ...outer,
      definitions: {
        ...outer.definitions,
        ...Object.fromEntries(
          heads.map(head => [head.resource, screenDefinition(head, text, head)]),
        ),
      },
    }),
    [outer, heads, text],
  );
  return <ResourceDefinitionContext value={value}>{children}</ResourceDefinitionContext>;
};
