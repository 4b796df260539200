import { create } from 'zustand';

/** A document that someone asked for on any page, until they close its card. */
export interface RequestedDocument {
  readonly key: number;
  readonly title: string;
  readonly ask: () => Promise<{ readonly jobId: string }>;
  /** none: it is being asked for */
  readonly jobId?: string;
  /** what asking for it was refused with */
  readonly refused?: unknown;
}

interface Printings {
  readonly all: readonly RequestedDocument[];
}

/** Outside of every page: what is being made goes on when one leaves the page it was asked for on. */
export const usePrintings = create<Printings>()(() => ({ all: [] }));

const change = (key: number, to: Partial<RequestedDocument>) =>
  usePrintings.setState(({ all }) => ({
    all: all.map((one) => (one.key === key ? { ...one, ...to } : one)),
  }));

async function begin({ key, ask }: RequestedDocument): Promise<void> {
  try {
    const { jobId } = await ask();
    change(key, { jobId });
  } catch (refused) {
    change(key, { refused });
  }
}

let last = 0;

/** Asks for a document; its card says how far it is. */
export function print(title: string, ask: RequestedDocument['ask']): void {
  last += 1;
  const printing = { key: last, title, ask };
  usePrintings.setState(({ all }) => ({ all: [...all, printing] }));
  void begin(printing);
}

export function printAgain(printing: RequestedDocument): void {
  change(printing.key, { jobId: undefined, refused: undefined });
  void begin(printing);
}

export const closePrinting = (key: number): void =>
  usePrintings.setState(({ all }) => ({ all: all.filter((one) => one.key !== key) }));
