const reloadedKey = 'muster.reloaded';

/** After an update the old page asks for files that are gone: load the new one, once per build. */
export function reloadForNewerVersion(): void {
  addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem(reloadedKey) === import.meta.url) return;
    sessionStorage.setItem(reloadedKey, import.meta.url);
    event.preventDefault();
    location.reload();
  });
}
