// Packages that bring a program for each kind of machine, read from a lock file. Plain JavaScript for Node 20.

/** How packages write the kinds of machines in their names. */
const systems = { linux: ['linux'], darwin: ['darwin'], win32: ['win32', 'windows', 'win'] };

/** `lightningcss-linux-arm64-gnu` runs on linux-arm64; one for musl only where there is no glibc. */
export function runsOn(name, { platform, arch, musl = false }) {
  const parts = name.split(/[-/]/);
  const system = systems[platform] ?? [platform];
  const isFor = parts.some((part, at) => system.includes(part) && parts[at + 1] === arch);
  return isFor && !parts.includes(musl ? 'gnu' : 'musl');
}

const kinds = Object.keys(systems).flatMap((platform) =>
  ['x64', 'arm64'].flatMap((arch) => [false, true].map((musl) => ({ platform, arch, musl }))),
);
const isForAMachine = (name) => kinds.some((machine) => runsOn(name, machine));

const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 13);

/** Each package of a lock file whose programs are packages of their own, one a kind of machine; ours is Node's. */
export function nativePackages(lock) {
  return Object.entries(lock.packages)
    .map(([place, { optionalDependencies = {}, dev = false }]) => ({
      name: place === '' ? 'node' : nameOf(place),
      isForTests: dev,
      programs: Object.keys(optionalDependencies).filter(isForAMachine),
    }))
    .filter(({ programs }) => programs.length > 0);
}

/** Those of them that name a program for this machine of which `has` knows nothing. */
export const lacking = (packages, machine, has) =>
  packages.filter(({ programs }) => !programs.some((name) => runsOn(name, machine) && has(name)));

/** The machine we are on. */
export function thisMachine() {
  const { platform, arch } = process;
  const isGlibc = process.report?.getReport().header.glibcVersionRuntime !== undefined;
  return { platform, arch, musl: platform === 'linux' && !isGlibc };
}
