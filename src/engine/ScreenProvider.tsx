import {
  RecordContextProvider,
  ResourceContextProvider,
  ResourceDefinitionContext,
  useResourceDefinitionContext,
} from 'react-admin';
import { useMemo, type ReactNode } from 'react';
import type { RecordScreen } from '#contract/model/types.ts';
import { screenDefinition } from '#parts/screenDefinition.ts';
import { useText } from '#parts/useText.ts';
import { ScreenContext } from './ScreenContext.ts';

interface Props {
  screen: RecordScreen;
  children: ReactNode;
}

/** What is inside belongs to this screen, as it is drawn here; one without an address is a resource where its file is there. */
export const ScreenProvider = ({ screen, children }: Props) => {
  const text = useText();
  const outer = useResourceDefinitionContext();
  const { resource, label, title, data, menu } = screen;
  const { key } = data;
  const value = useMemo(() => {
    const head = outer.definitions[resource]?.options?.head;
    const definition = screenDefinition({ resource, label, title, key, menu }, text, head);
    return { ...outer, definitions: { ...outer.definitions, [resource]: definition } };
  }, [outer, resource, label, title, key, menu, text]);
  return (
    <ScreenContext value={screen}>
      <ResourceContextProvider value={resource}>
        <ResourceDefinitionContext value={value}>
          {/* A record of another screen around this one is none of its own. */}
          <RecordContextProvider value={undefined}>{children}</RecordContextProvider>
        </ResourceDefinitionContext>
      </ResourceContextProvider>
    </ScreenContext>
  );
};
