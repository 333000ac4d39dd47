import { plainView } from '../typed/plainView.tsx';

export const view = plainView;
