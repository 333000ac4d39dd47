import type { ComponentProps } from 'react';
import { SaveBar } from '#parts/page/SaveBar.tsx';
import { useIsChanged, type Unsaved } from './typing.ts';

interface Props extends Omit<ComponentProps<typeof SaveBar>, 'isChanged'> {
  /** The form that it saves. */
  of: Unsaved;
}

/** The bar that saves a form; the first key draws it, and not the page around it. */
export const FormBar = ({ of, ...bar }: Props) => <SaveBar {...bar} isChanged={useIsChanged(of)} />;
