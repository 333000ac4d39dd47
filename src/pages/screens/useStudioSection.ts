import { useStore } from 'react-admin';
import { sectionNames, type StudioSection } from './studioSections.ts';

/** The part of the screen that is edited: the list of faults leads to it, and it is remembered. */
export const useStudioSection = (): readonly [StudioSection, (section: StudioSection) => void] => {
  const [kept, keep] = useStore<string>('studio.section', 'fields');
  return [sectionNames.find(name => name === kept) ?? 'fields', keep];
};
