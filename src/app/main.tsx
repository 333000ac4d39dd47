import './theme/fonts.css';
import './theme/page.css';
import './theme/print.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { bringFirstPage } from './bringFirstPage.ts';
import { createProviders } from './providers.ts';
import { readStart } from './readStart.ts';
import { createStyleCache } from './theme/emotionCache.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the console');

const start = readStart(document);
const providers = createProviders(start);
const app = <App start={start} providers={providers} styles={createStyleCache(document)} />;
void bringFirstPage(location, start.user, providers).then(() => createRoot(root).render(app));
