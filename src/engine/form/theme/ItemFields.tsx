// Over the base for its look: the fields of an entry stand two and two, and depend on the entry they are in.
import Box from '@mui/material/Box';
import type { FieldProps } from '@rjsf/utils';
import { use, useMemo } from 'react';
import { valueAt } from '#contract/rules/valueAt.ts';
import { FormValuesContext, type FormValues } from '#fields/FormValues.ts';
import { UploadPlace } from '#fields/uploaded/UploadPlace.ts';
import { useScreenForm } from '../ScreenFormContext.ts';
import { subField } from './subField.tsx';
import { modelIn } from './uiSchemaOf.ts';

const long = ['longtext', 'json', 'shape', 'choices', 'file', 'image', 'polygon', 'city'];

/** What depends on other fields of an item sees the item as the record, and the record around it as its parent. */
const useItemValues = (path: string): FormValues => {
  const around = use(FormValuesContext);
  return useMemo(
    () => ({
      get: () => {
        const scope = around.get();
        return { ...scope, record: valueAt(scope.record, path) ?? {}, parent: scope.record };
      },
      subscribe: around.subscribe,
    }),
    [around, path],
  );
};

/** The fields of one item of a list; their conditions see the item as the record and the record as its parent. */
export const ItemFields = (props: FieldProps) => {
  const { scope } = useScreenForm();
  const list = modelIn(props.uiSchema, 'parent');
  const fields = list?.children ?? [];
  const values = useItemValues(`${list?.path}.${props.fieldPathId.path.at(-1)}`);
  const place = use(UploadPlace);
  const prefix = `${place.prefix}${list?.path}.`;
  const ownPlace = useMemo(() => ({ resource: place.resource, prefix }), [place.resource, prefix]);
  const inner = { ...scope, record: props.formData ?? {}, parent: scope.record };
  return (
    <UploadPlace value={ownPlace}>
      <FormValuesContext value={values}>
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            columnGap: 4,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
          }}
        >
          {fields.map(field => (
            <Box
              key={field.path}
              sx={{
                minWidth: 0,
                gridColumn: long.includes(field.kind) ? '1 / -1' : undefined,
                '&:empty': { display: 'none' },
              }}
            >
              {subField(props, field, inner)}
            </Box>
          ))}
        </Box>
      </FormValuesContext>
    </UploadPlace>
  );
};
