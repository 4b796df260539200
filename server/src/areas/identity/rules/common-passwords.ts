/** Seen at the top of every leaked list, of ten characters or more, or made of one idea. */
const common = new Set(
  `1234567890 0123456789 9876543210 0987654321 1111111111 0000000000 1q2w3e4r5t 1qaz2wsx3edc
  qwertyuiop qwerty1234 qwerty12345 qwerty123456 asdfghjkl1 zxcvbnm123 password12 password123
  password1234 password12345 password123456 passw0rd12 passw0rd123 p@ssw0rd12 p@ssw0rd123
  administrator administrator1 admin12345 admin123456 letmein123 letmein1234 welcome123
  welcome1234 iloveyou12 iloveyou123 iloveyou1234 football123 baseball123 superman123 batman1234
  sunshine123 princess123 monkey12345 dragon12345 master12345 trustno1234 changeme123 changeme12
  abcdefghij abcdefghijk abc1234567 abcd123456 abcde12345 a123456789 a1234567890 q1w2e3r4t5
  12345678910 123456789a 123456789abc 1234567891 123123123123 1231231234 112233445566 1122334455
  bangladesh bangladesh1 bangladesh71 bangladesh123 bangladesh1971 dhaka12345 dhaka123456
  muster12345 company123 company1234 secret12345 test123456 test1234567 qazwsxedcr qazwsx1234
  liverpool12 manchester chocolate1 computer123 internet123 starwars123 whatever123 michael123
  november2026 december2026 january2027 summer2026 winter2026`
    .split(/\s+/)
    .filter(Boolean),
);

/** Easy to guess: a known one, one sign over and over, or the person's own address or name. */
export function isGuessable(password: string, own: readonly string[]): boolean {
  const lower = password.toLowerCase();
  if (common.has(lower) || new Set(lower).size < 4) return true;
  return own
    .flatMap((text) => text.toLowerCase().split(/[@\s.]+/))
    .filter((part) => part.length >= 4)
    .some((part) => lower.includes(part) && lower.length - part.length < 6);
}
