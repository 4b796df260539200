import type { InputEvent } from 'react';
import { latinDigits } from './latin-digits.ts';

/** The kit's box for a number drops what is no Latin figure: those of a Bangla keyboard become one. */
export function typeLatin(event: InputEvent<HTMLInputElement>): void {
  const typed = event.data;
  const latin = latinDigits(typed);
  if (latin === typed) return;
  event.preventDefault();
  const box = event.currentTarget;
  box.setRangeText(latin, box.selectionStart ?? 0, box.selectionEnd ?? 0, 'end');
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
