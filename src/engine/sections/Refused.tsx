import { useTranslate } from 'react-admin';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { SectionFrame } from './SectionFrame.tsx';

/** In place of a section that the person's roles do not open. */
export const Refused = ({ title }: { title: string }) => {
  const translate = useTranslate();
  return (
    <SectionFrame title={title}>
      <EmptyState icon="lock" title={translate('engine.section.refused')}>
        {translate('engine.section.refused_hint')}
      </EmptyState>
    </SectionFrame>
  );
};
