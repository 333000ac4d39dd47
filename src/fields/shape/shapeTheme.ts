import { getDefaultRegistry, type FormProps } from '@rjsf/core';
import { ListItem } from '../theme/ListItem.tsx';
import { overBase } from '../theme/overBase.ts';
import { Leaf } from './Leaf.tsx';
import { ShapeChoice } from './ShapeChoice.tsx';
import { ShapeFrame } from './ShapeFrame.tsx';
import { ShapeList } from './ShapeList.tsx';
import { ShapeObject } from './ShapeObject.tsx';
import { ShapeSelect } from './ShapeSelect.tsx';
import { laterOr } from './laterOr.tsx';
import { listOr } from './listOr.tsx';

const { ArrayField, SchemaField } = getDefaultRegistry().fields;

/** How rjsf draws a value out of its schema: its own objects, lists and alternatives, our widgets and frames. */
export const shapeTheme = overBase({
  fields: {
    StringField: Leaf,
    NumberField: Leaf,
    BooleanField: Leaf,
    FallbackField: Leaf,
    ...(ArrayField && { ArrayField: listOr(ArrayField) }),
    ...(SchemaField && { SchemaField: laterOr(SchemaField) }),
  },
  templates: {
    FieldTemplate: ShapeFrame,
    ObjectFieldTemplate: ShapeObject,
    ArrayFieldTemplate: ShapeList,
    ArrayFieldItemTemplate: ListItem,
    MultiSchemaFieldTemplate: ShapeChoice,
  },
  widgets: { SelectWidget: ShapeSelect },
}) satisfies Partial<FormProps>;
