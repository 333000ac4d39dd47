import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Icon } from '#parts/icons/Icon.tsx';

/** Stands in a field where the library would draw a filled triangle. */
export const Chevron = (props: { className?: string }) => <Icon name="chevron-down" {...props} />;

interface Props extends Omit<NativeSelectProps, 'input' | 'size' | 'variant' | 'IconComponent'> {
  size?: 'small' | 'medium';
}

/** The browser's own list: typing ahead, the wheels of phones and screen readers come with it. */
export const ListSelect = ({ size = 'medium', ...props }: Props) => (
  <NativeSelect
    {...props}
    IconComponent={Chevron}
    input={<OutlinedInput size={size} />}
    sx={[
      {
        '& .MuiNativeSelect-select': { paddingRight: '32px !important' },
        '& .MuiNativeSelect-icon': { right: 8, top: 'calc(50% - 8px)', color: 'text.secondary' },
      },
      ...(Array.isArray(props.sx) ? props.sx : [props.sx ?? false]),
    ]}
  />
);
