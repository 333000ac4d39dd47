import { useTranslate } from 'react-admin';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';

/** The moment before the console knows who is there: said, not drawn, because it is short. */
export const Opening = () => {
  const translate = useTranslate();
  return (
    <LiveRegion>
      <VisuallyHidden>{translate('app.opening')}</VisuallyHidden>
    </LiveRegion>
  );
};
