// Over the base for speed: a part that is not opened is not drawn, and neither is what it refers to.
import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { use, useMemo, useState, type ComponentType } from 'react';
import { titleOf } from '#contract/model/complete/completeField.ts';
import type { JsonSchema } from '#contract/model/types.ts';
import { useText } from '#parts/useText.ts';
import { LaterParts, opened } from './laterParts.ts';
import { OpenedPart } from './OpenedPart.tsx';
import { ShapeMore } from './ShapeMore.tsx';
import { useCaseWords } from './cases/useCaseWords.ts';
import { usePartFocus } from './usePartFocus.ts';

/** A part as rjsf draws it, or a button in its place until somebody needs it. */
export const laterOr = (SchemaField: ComponentType<FieldProps>) => {
  const Later = (props: FieldProps) => {
    const { schema, formData, name, readonly, registry, fieldPathId, onChange } = props;
    const { required, errorSchema } = props;
    const text = useText();
    const $defs = use(LaterParts);
    const words = useCaseWords();
    const [isOpen, setOpen] = useState(false);
    const isClosed = formData === undefined && !isOpen;
    const { place, follow } = usePartFocus(isClosed);
    const shown = useMemo<RJSFSchema>(
      () => (isClosed ? {} : opened(schema, $defs, words)),
      [isClosed, schema, $defs, words],
    );
    if (isClosed && readonly === true) return null;
    const put = (value: unknown) => onChange(value, fieldPathId.path, undefined, fieldPathId.$id);
    const open = () => {
      setOpen(true);
      follow(false);
      const begun: unknown = registry.schemaUtils.getDefaultFormState(
        opened(schema, $defs, words),
        undefined,
      );
      if (begun !== undefined) put(begun);
    };
    const close = () => {
      setOpen(false);
      follow(true);
      if (formData !== undefined) put(undefined);
    };
    const label = text(titleOf(name, schema as JsonSchema));
    return (
      <div ref={place}>
        {isClosed ? (
          <ShapeMore
            id={fieldPathId.$id}
            name={label}
            isOptional={required !== true}
            errors={errorSchema?.['__errors'] ?? []}
            onOpen={open}
          />
        ) : (
          <OpenedPart name={label} onRemove={readonly === true ? undefined : close}>
            <SchemaField {...props} schema={shown} />
          </OpenedPart>
        )}
      </div>
    );
  };

  const AtOnce = (props: FieldProps) => {
    const { schema } = props;
    const $defs = use(LaterParts);
    const words = useCaseWords();
    const shown = useMemo<RJSFSchema>(() => opened(schema, $defs, words), [schema, $defs, words]);
    return <SchemaField {...props} schema={shown} />;
  };

  const LaterOrField = (props: FieldProps) =>
    (props.schema as JsonSchema).later === undefined ? <AtOnce {...props} /> : <Later {...props} />;
  return LaterOrField;
};
