import type { ComponentProps } from 'react';
import { Triage } from './Triage.tsx';
import { TriageButton } from './TriageButton.tsx';

interface Props extends ComponentProps<typeof Triage> {
  /** The button of the list that leads there; else what it leads to. */
  isButton?: boolean;
}

/** Deciding one by one, as the page of a list brings it: one part of the script for both. */
export const TriagePart = ({ isButton = false, ...props }: Props) =>
  isButton ? <TriageButton {...props} /> : <Triage {...props} />;
