type Kind = 'success' | 'error';

interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

interface Toast {
  readonly kind: Kind;
  readonly text: string;
  /** the way to what was just done */
  readonly action?: ToastAction;
}
type Show = (toast: Toast) => void;

/** What is said before the tray is there waits for it; the first word calls the tray. */
const waiting: Toast[] = [];
let show: Show | null = null;
let isWanted = false;
let wake: () => void = () => {};

export const isTrayWanted = () => isWanted;

export function onTrayWanted(react: () => void): () => void {
  wake = react;
  return () => {
    wake = () => {};
  };
}

function callTray(): void {
  isWanted = true;
  wake();
}

function tell(toast: Toast): void {
  callTray();
  if (show) show(toast);
  else waiting.push(toast);
}

/** The tray takes over, first what was said while it was on the way. */
export function openTray(shower: Show): () => void {
  show = shower;
  for (const toast of waiting.splice(0)) shower(toast);
  return () => {
    show = null;
  };
}

export const notify = {
  success: (text: string, action?: ToastAction) => tell({ kind: 'success', text, action }),
  error: (text: string) => tell({ kind: 'error', text }),
  /** fetches the tray ahead of the first toast */
  prepare: callTray,
};
