import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const [nonceBytes, tagBytes] = [12, 16];

/** AES-256-GCM; `about` binds it to its place, so that a sealed value works nowhere else. */
export function seal(key: Buffer, plain: Uint8Array, about: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Throws when it was sealed by another key, for another place, or changed since. */
export function unseal(key: Buffer, sealed: Buffer, about: string): Buffer {
  const nonce = sealed.subarray(0, nonceBytes);
  const cipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(about))
    .setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([cipher.update(sealed.subarray(nonceBytes, -tagBytes)), cipher.final()]);
}
