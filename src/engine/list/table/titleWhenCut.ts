/** While a cell or link of words is pointed at whose words are cut off, its title tells them in full. */
export const titleWhenCut = ({ target }: { readonly target: EventTarget }): void => {
  if (!(target instanceof HTMLElement) || !target.matches('td.plain, a.row-link')) return;
  if (target.scrollWidth > target.clientWidth) target.title = target.textContent;
  else target.removeAttribute('title');
};
