const browsers = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /Safari\//],
] as const;

const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

type Signs = readonly (readonly [name: string, sign: RegExp])[];
const nameIn = (signs: Signs, agent: string) => signs.find(([, sign]) => sign.test(agent))?.[0];

/** The browser and the system as a person knows them; what calls itself otherwise stays unnamed. */
export function deviceOf(agent: string | null) {
  const browser = nameIn(browsers, agent ?? '');
  const system = nameIn(systems, agent ?? '');
  return { browser, system, isPhone: /Mobi|Android|iPhone/.test(agent ?? '') };
}
