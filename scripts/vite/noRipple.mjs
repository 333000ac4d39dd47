/** In place of the ripples of MUI's buttons, which the theme turns off (`disableRipple`). */
export default function NoRipple() {
  return null;
}
