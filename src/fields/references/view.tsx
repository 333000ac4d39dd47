import { referenceView } from '../referred/referenceView.tsx';

export const view = referenceView;
