const reloadedKey = 'muster.reloaded';
const thisBuild = new URL(import.meta.url).pathname;
const patience = 120_000;

/** A server that was updated gives a page that no longer names our build. */
async function reloadIfReplaced(): Promise<void> {
  const page = await fetch(location.href, { cache: 'no-store' }).catch(() => null);
  if (!page?.ok || (await page.text()).includes(thisBuild)) return;
  sessionStorage.setItem(reloadedKey, thisBuild);
  location.reload();
}

/** An old page asks for files that are gone: load the new one, once, and never without a network. */
export function reloadForNewerVersion(): void {
  addEventListener('vite:preloadError', () => {
    if (sessionStorage.getItem(reloadedKey) === thisBuild) return;
    void reloadIfReplaced();
  });
}

/**
 * The code of a screen, or an error in good time. The router would reload the page for a missing
 * file, even without a network: its own sign of one is hidden from it.
 */
export const loadScreen = <Module>(module: Promise<Module>): Promise<Module> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(reject, patience, new Error('screen too late'));
    const missing = (cause: unknown) => reject(new Error('screen missing', { cause }));
    void module.then(resolve, missing).finally(() => clearTimeout(timer));
  });
