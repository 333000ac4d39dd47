import {
  RecordContextProvider,
  ResourceContextProvider,
  ResourceDefinitionContext,
  useResourceDefinitionContext,
} from 'react-admin';
import { useCallback, useMemo, type ReactNode } from 'react';
import type { RecordScreen } from '#contract/model/types.ts';
import { screenDefinition } from '#parts/contexts/screenDefinition.ts';
import { FieldNamesContext } from '#parts/failures/FieldNames.ts';
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
  const nameOf = useCallback(
    (pointer: string) => {
      const field = screen.fields[pointer.slice(1).replaceAll('/', '.')];
      return field && text(field.label);
    },
    [screen, text],
  );
  return (
    <ScreenContext value={screen}>
      <ResourceContextProvider value={resource}>
        <ResourceDefinitionContext value={value}>
          {/* A record of another screen around this one is none of its own. */}
          <RecordContextProvider value={undefined}>
            <FieldNamesContext value={nameOf}>{children}</FieldNamesContext>
          </RecordContextProvider>
        </ResourceDefinitionContext>
      </ResourceContextProvider>
    </ScreenContext>
  );
};
