/* An input on an empty page: what a key costs the browser itself. */
document.getElementById('root').innerHTML = '<input id="bare" type="text" aria-label="Bare" />';
