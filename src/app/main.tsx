import './theme/fonts.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createProviders } from './providers.ts';
import { readStart } from './start.ts';
import { createStyleCache } from './theme/emotionCache.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the console');

const start = readStart(document);
createRoot(root).render(
  <App start={start} providers={createProviders(start)} styles={createStyleCache(document)} />,
);
