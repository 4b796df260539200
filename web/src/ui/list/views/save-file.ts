import type { SentFile } from '@muster/contract/kernel/endpoint.ts';

/** Hands a file that was fetched to the person. */
export function saveFile(name: string, { type, content }: SentFile): void {
  const address = URL.createObjectURL(new Blob([content as BlobPart], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
