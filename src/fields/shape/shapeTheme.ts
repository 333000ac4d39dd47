import { getDefaultRegistry, type FormProps } from '@rjsf/core';
import { ListItem } from '../theme/ListItem.tsx';
import { overBase } from '../theme/overBase.ts';
import { Leaf } from './Leaf.tsx';
import { ShapeChoice } from './ShapeChoice.tsx';
import { ShapeFrame } from './ShapeFrame.tsx';
import { ShapeList } from './ShapeList.tsx';
import { ShapeMore } from './ShapeMore.tsx';
import { ShapeObject } from './ShapeObject.tsx';
import { ShapeSelect } from './ShapeSelect.tsx';
import { listOr } from './listOr.tsx';

const { ArrayField } = getDefaultRegistry().fields;

/** How rjsf draws a value out of its schema: its own objects, lists and alternatives, our widgets and frames. */
export const shapeTheme = overBase({
  fields: {
    StringField: Leaf,
    NumberField: Leaf,
    BooleanField: Leaf,
    FallbackField: Leaf,
    ...(ArrayField && { ArrayField: listOr(ArrayField) }),
  },
  templates: {
    FieldTemplate: ShapeFrame,
    ObjectFieldTemplate: ShapeObject,
    ArrayFieldTemplate: ShapeList,
    ArrayFieldItemTemplate: ListItem,
    MultiSchemaFieldTemplate: ShapeChoice,
    CyclicSchemaExpandTemplate: ShapeMore,
  },
  widgets: { SelectWidget: ShapeSelect },
}) satisfies Partial<FormProps>;
