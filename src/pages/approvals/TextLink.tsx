import { LinkBase } from 'react-admin';
import { styled } from '@mui/material/styles';
import { linkStyles } from '#parts/controls/linkStyles.ts';

/** A link in text that leads within the console. */
export const TextLink = styled(LinkBase)(({ theme }) => linkStyles(theme));
