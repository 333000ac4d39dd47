import { icons, isIconName } from './icons.ts';

interface Props {
  /** A name of the closed set; another one is drawn as a dot. */
  name: string;
  /** Pixels; 14 in chips, 20 in empty states. */
  size?: number;
}

/** An icon that data names. It is decoration: the word beside it says the same. */
export const Icon = ({ name, size = 16 }: Props) => {
  const Drawn = icons[isIconName(name) ? name : 'circle-dot'];
  return <Drawn size={size} strokeWidth={size < 16 ? 2 : 1.75} aria-hidden focusable={false} />;
};
