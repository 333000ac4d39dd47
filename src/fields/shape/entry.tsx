import { lazy, Suspense } from 'react';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import type { FieldEntry, WidgetProps } from '../FieldEntry.ts';

const ShapeForm = lazy(async () => ({ default: (await import('./ShapeForm.tsx')).ShapeForm }));

const Widget = (props: WidgetProps) => (
  <Suspense fallback={<Skeleton height={36} />}>
    <ShapeForm {...props} />
  </Suspense>
);

/** A value drawn out of its schema. Its form is a part of the script that only screens with such fields load. */
export const entry: FieldEntry = { Widget, Filter: null };
