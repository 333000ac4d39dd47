import Box from '@mui/material/Box';
import { Panel } from './Panel.tsx';

/** Where the button in the bar of a phone leads. */
export const asideId = 'form-aside';

/** The panel beside a form, in sight while the form scrolls; beneath it where there is no room. */
export const AsidePanel = ({ name }: { name: string }) => (
  <Box
    id={asideId}
    tabIndex={-1}
    sx={{
      minWidth: 0,
      scrollMarginTop: 16,
      outline: 'none',
      gridColumn: { sm: 2, lg: 'auto' },
      position: { lg: 'sticky' },
      top: { lg: 68 },
      alignSelf: 'start',
      maxHeight: { lg: 'calc(100vh - 68px - 72px)' },
      overflowY: { lg: 'auto' },
    }}
  >
    <Panel name={name} />
  </Box>
);
