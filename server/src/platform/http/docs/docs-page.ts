import type { AccessRule } from '@muster/contract/kernel/access/actor.ts';
import { basePath, type Endpoint, isFile } from '@muster/contract/kernel/endpoint.ts';
import type { openApi } from './openapi.ts';

type Document = ReturnType<typeof openApi>;
type Calls = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const style = `
:root { color-scheme: light dark; --ink: #1e1c19; --quiet: #6b655d; --line: #e9e6e0; --paper: #faf9f7; --panel: #fff; --pine: #0f6b57; }
@media (prefers-color-scheme: dark) { :root { --ink: #ebe8e3; --quiet: #a39d94; --line: #393630; --paper: #141311; --panel: #1b1917; --pine: #5bb394; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 14px/1.5 system-ui, sans-serif; }
main { max-width: 860px; margin: 0 auto; padding: 32px 16px 64px; }
h1 { font-size: 22px; } h2 { font-size: 17px; margin: 32px 0 8px; text-transform: capitalize; }
a { color: var(--pine); }
details { background: var(--panel); border: 1px solid var(--line); border-radius: 12px; margin: 8px 0; }
summary { cursor: pointer; padding: 10px 16px; } summary code { font-size: 13px; }
summary b { display: inline-block; min-width: 62px; color: var(--pine); font-size: 12px; }
summary span, .who { color: var(--quiet); } .who { padding: 0 16px 8px; }
pre { margin: 0; padding: 12px 16px; border-top: 1px solid var(--line); overflow: auto; font-size: 12px; }`;

const who = (rule: AccessRule): string =>
  rule === 'public'
    ? 'Anyone'
    : Object.entries(rule)
        .map(([capacity, scope]) => `${capacity} (${String(scope)})`)
        .join(', ');

function section(document: Document, endpoint: Endpoint): string {
  const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
  const operation = document.paths[path]?.[endpoint.method.toLowerCase()];
  const answers = isFile(endpoint.answer) ? ` · answers ${endpoint.answer.file.join(' or ')}` : '';
  return `<details><summary><b>${endpoint.method}</b><code>${safe(basePath + path)}</code> <span>${safe(endpoint.summary)}${answers}</span></summary><div class="who">${safe(who(endpoint.access))}</div><pre>${safe(JSON.stringify(operation, null, 2))}</pre></details>`;
}

/** A plain page without a script: every call by room, who may make it, and its schemas. */
export function docsPage(document: Document, calls: Calls, nonce: string): string {
  const rooms = Object.entries(calls).map(
    ([room, group]) =>
      `<h2>${safe(room)}</h2>${Object.values(group)
        .map((endpoint) => section(document, endpoint))
        .join('')}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Muster API</title><style nonce="${nonce}">${style}</style></head><body><main><h1>Muster API</h1><p>Send the login's token as <code>Authorization: Bearer …</code>. The same as data: <a href="${basePath}/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>${rooms.join('')}</main></body></html>`;
}
