/** RFC 6266: plain letters for old readers, the whole name for the rest; neither can end the header. */
export function disposition(way: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${way}; filename="${plain}"; filename*=UTF-8''${whole}`;
}
