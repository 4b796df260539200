import { z } from 'zod';

/** The kinds of value that travel, each said once. */
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

export const plainText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !unseen.test(text), { params: { fault: 'characters' } });

export const id = () => z.uuid();
/** Moments and days as answers tell them; what is asked with is in `given-dates.ts`. */
export const instant = () => z.iso.datetime();
export const day = () => z.iso.date();
export const colour = () =>
  z.string().refine((text) => /^#[0-9a-f]{6}$/i.test(text), { params: { fault: 'colour' } });
export const email = () => plainText(254).toLowerCase().check(z.email());

/** Yes or No on the wire, true or false in code. */
export const flag = () =>
  z.codec(z.enum(['Yes', 'No']), z.boolean(), {
    decode: (word) => word === 'Yes',
    encode: (value) => (value ? 'Yes' : 'No'),
  });

/** A whole number in an address: text on the wire, a number for handler and caller. */
export const wholeInAddress = (min: number, max: number) =>
  z.codec(z.string().regex(/^-?\d{1,12}$/), z.int().min(min).max(max), {
    decode: Number,
    encode: String,
  });

/** An answer without content. */
export const nothing = () => z.strictObject({});
