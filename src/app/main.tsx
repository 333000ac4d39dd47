import './theme/fonts.css';
import 'virtual:theme.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { bringFirstPage } from './firstPage.ts';
import { createProviders } from './providers.ts';
import { readStart } from './start.ts';
import { createStyleCache } from './theme/emotionCache.ts';

// As the browser has it by itself (public/boot.js turned it off for the time that the script is being read).
Error.stackTraceLimit = 10;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the console');

const start = readStart(document);
const providers = createProviders(start);
const app = <App start={start} providers={providers} styles={createStyleCache(document)} />;
void bringFirstPage(location, start.user, providers).then(() => createRoot(root).render(app));
