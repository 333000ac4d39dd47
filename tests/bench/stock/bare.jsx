/*
 * Inputs on an empty page, one unless the address says `?inputs=60`: what a key costs the browser itself. It looks at every
 * input of the page on every key, and paints them.
 */
const count = Number(new URLSearchParams(location.search).get('inputs') ?? 1);
const inputs = Array.from({ length: count }, () => '<input type="text" aria-label="Bare" />');
document.getElementById('root').innerHTML = inputs.join('');
