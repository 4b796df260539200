/** `lastSeenAt`, `sub_unit` and `sub-unit` as a person would write them. */
export function plainWords(name: string): string {
  const apart = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_.]/g, ' ');
  return apart.charAt(0).toUpperCase() + apart.slice(1).toLowerCase();
}
