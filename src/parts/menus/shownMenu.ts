/** What a menu is made of once it is open: a part of the script of its own. */
export { default as Menu } from '@mui/material/Menu';
export { default as MenuItem } from '@mui/material/MenuItem';
