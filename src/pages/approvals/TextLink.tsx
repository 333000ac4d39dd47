import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { linkStyles } from '#parts/linkStyles.ts';

/** A link in text that leads within the console. */
export const TextLink = styled(Link)(({ theme }) => linkStyles(theme));
