// Over the base for speed: a part that is not opened is not drawn, and neither is what it refers to.
import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { use, useMemo, useState, type ComponentType } from 'react';
import { titleOf } from '#contract/model/complete/completeField.ts';
import type { JsonSchema } from '#contract/model/types.ts';
import { useText } from '#parts/useText.ts';
import { LaterParts, opened } from './laterParts.ts';
import { ShapeMore } from './ShapeMore.tsx';

/** A part as rjsf draws it, or a button in its place until somebody needs it. */
export const laterOr = (SchemaField: ComponentType<FieldProps>) => {
  const LaterOrField = (props: FieldProps) => {
    const { schema, formData, name, readonly, registry, fieldPathId, onChange } = props;
    const { required, errorSchema } = props;
    const text = useText();
    const $defs = use(LaterParts);
    const [isOpen, setOpen] = useState(false);
    const { later } = schema as JsonSchema;
    const isClosed = later !== undefined && formData === undefined && !isOpen;
    const shown = useMemo<RJSFSchema>(
      () => (isClosed ? {} : opened(schema, $defs)),
      [isClosed, schema, $defs],
    );
    if (!isClosed) return <SchemaField {...props} schema={shown} />;
    if (readonly === true) return null;
    const open = () => {
      setOpen(true);
      const begun: unknown = registry.schemaUtils.getDefaultFormState(
        opened(schema, $defs),
        undefined,
      );
      if (begun !== undefined) onChange(begun, fieldPathId.path, undefined, fieldPathId.$id);
    };
    return (
      <ShapeMore
        id={fieldPathId.$id}
        name={text(titleOf(name, schema as JsonSchema))}
        isOptional={required !== true}
        errors={errorSchema?.['__errors'] ?? []}
        onOpen={open}
      />
    );
  };
  return LaterOrField;
};
