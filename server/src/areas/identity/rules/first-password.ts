/** Nothing that is read or said as something else: no 0, o, 1, l, i, 5, s, 2, z, u, v. */
const signs = 'abcdefghjkmnpqrtwxy346789';
const groups = 3;
const signsInGroup = 4;
/** Beyond it the signs would not come equally often. */
const fair = 256 - (256 % signs.length);

/** From random bytes, of which enough are given: 55 bits, in groups that someone can type from paper. */
export function firstPasswordOf(bytes: Uint8Array): string {
  const picked = [...bytes]
    .filter((byte) => byte < fair)
    .slice(0, groups * signsInGroup)
    .map((byte) => signs.charAt(byte % signs.length));
  if (picked.length < groups * signsInGroup) throw new Error('too few random bytes');
  return Array.from({ length: groups }, (_, at) =>
    picked.slice(at * signsInGroup, (at + 1) * signsInGroup).join(''),
  ).join('-');
}
