import { useTranslate } from 'react-admin';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { PageBody } from '#parts/page/PageBody.tsx';
import { useNames } from './useNames.ts';

/** In place of a page that the person's roles do not open. */
export const Forbidden = () => {
  const translate = useTranslate();
  const { many } = useNames();
  return (
    <PageBody>
      <EmptyState isPage icon="lock" title={translate('engine.forbidden.title')}>
        {translate('engine.forbidden.text', { names: many })}
      </EmptyState>
    </PageBody>
  );
};
