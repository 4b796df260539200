import './zod-without-eval.ts';
import './ui/theme/kit.css';
import './ui/theme/fonts.css';
import './ui/theme/app.css';
import './ui/form.css';
import './ui/page/page.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { whenSessionLost } from './api/client.ts';
import { reloadForNewerVersion } from './newer-version.ts';
import { sayLastWord, sessionEnd, verifySession } from './panels/session-end.ts';
import { router } from './router.tsx';
import { followOtherTabs } from './session/session.ts';
import { styleNonce } from './ui/theme/nonce.ts';
import { theme } from './ui/theme/theme.ts';
import { Speaking, spokenFirst } from './words/speaking.tsx';

const schemes = localStorageColorSchemeManager({ key: 'muster.scheme' });
// the guard of the panel sends on, and remembers where the person was
const checkGuards = () => void router.invalidate();

reloadForNewerVersion();
followOtherTabs(checkGuards);
whenSessionLost(sessionEnd(checkGuards));
sayLastWord();
void verifySession().then(checkGuards);

/** The first paint of index.html stays until the first screen is whole. */
async function start(): Promise<void> {
  const [first] = await Promise.all([spokenFirst(), router.load()]);
  createRoot(document.getElementById('root') as HTMLElement).render(
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={schemes}
      getStyleNonce={() => styleNonce}
    >
      <Speaking first={first}>
        <RouterProvider router={router} />
      </Speaking>
    </MantineProvider>,
  );
}

void start();
