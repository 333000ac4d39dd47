import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/setup/chromium.mjs';
const base = process.argv[2];
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const context = await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 } });
const page = await context.newPage();
page.on('console', m => ['error', 'warning'].includes(m.type()) && console.log('console', m.type(), m.text().slice(0, 400)));
page.on('pageerror', e => console.log('pageerror', String(e), e.stack?.slice(0, 600)));
page.on('response', r => r.status() >= 400 && console.log('status', r.status(), r.url()));
await page.request.post('/madrox/app/v1/login', { form: { username: (process.argv[3] ?? 'admin') + '@example.com', password: 'demo-password' } });
const shot = name => page.screenshot({ path: `/tmp/stockwork/shots/${name}.png` });
const { default: act } = await import(process.argv[4]);
try { await act(page, shot); } catch (e) { console.log('FAILED', e.message); await shot('failed'); }
await browser.close();
