import type { Call } from '#contract/calls/call.ts';
import { fillPath, type Product } from '#contract/domain/fillProduct.ts';
import { roleName } from '#contract/domain/roles/roleName.ts';
import { escapeHtml } from '../plugins/escapeHtml.ts';

const schemaBlock = (title: string, schema: object | undefined): string =>
  schema
    ? `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`
    : '';

const who = (call: Call, product: Product): string =>
  typeof call.access === 'string'
    ? call.access
    : call.access.map(code => roleName(code, product.name)).join(', ');

/** The media types of what is sent or answered that is no JSON. */
const media = (what: string, types: readonly string[] = []): string =>
  types.length > 0 ? `<dt>${what}</dt><dd>${types.join(', ')}</dd>` : '';

const section = (call: Call, product: Product): string => `
<section id="${call.id}" aria-labelledby="${call.id}-title">
  <h3 id="${call.id}-title"><code>${call.method} ${escapeHtml(fillPath(call.path, product))}</code></h3>
  <p>${escapeHtml(call.summary)}</p>
  <dl><dt>Kind</dt><dd>${call.kind}</dd><dt>Who</dt><dd>${escapeHtml(who(call, product))}</dd><dt>Source</dt><dd>${escapeHtml(call.source)}</dd>${media('Sent as', call.parts ? ['multipart/form-data'] : call.takes)}${media('Answered as', call.answers)}</dl>
  ${schemaBlock('Query', call.query)}${schemaBlock('Body', call.body)}${schemaBlock('Form, beside its <code>file</code>', call.parts)}${call.answers ? '' : schemaBlock('Answer', call.answer)}
</section>`;

const style = `
:root { color-scheme: light dark; font: 14px/20px system-ui, sans-serif; }
body { max-width: 960px; margin: 0 auto; padding: 24px 16px; }
h3 { margin: 32px 0 4px; font-size: 14px; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 12px; margin: 8px 0; }
dt { font-weight: 600; } dd { margin: 0; }
pre { overflow: auto; padding: 12px; border: 1px solid; border-radius: 8px; }
summary { min-height: 24px; cursor: pointer; }`;

/** A page to read the calls on, without a script. */
export const docsPage = (calls: readonly Call[], product: Product, nonce: string): string => {
  const services = [...new Set(calls.map(call => call.path.split('/')[1] ?? ''))].sort();
  const parts = services.map(
    service =>
      `<h2>/${service}</h2>${calls
        .filter(call => call.path.startsWith(`/${service}/`))
        .map(call => section(call, product))
        .join('')}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Calls of the ${escapeHtml(product.name)} console</title><style nonce="${nonce}">${style}</style></head><body><main><h1>Calls of the ${escapeHtml(product.name)} console</h1><p>${calls.length} calls. The same as <a href="/openapi.json">openapi.json</a>.</p>${parts.join('')}</main></body></html>`;
};
