/** What a menu is made of once it is open: a part of the script of its own. */
export { Menu } from './Menu.tsx';
export { default as MenuItem } from '@mui/material/MenuItem';
