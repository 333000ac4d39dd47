const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in HTML, be it between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, sign => entities[sign] ?? sign);
