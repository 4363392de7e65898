import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expectNone } from './expect-none';
import { ROOT } from './source-files';

interface LockedPackage {
  version: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  cpu?: string[];
  os?: string[];
  hasInstallScript?: boolean;
}

const read = <T>(file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as T;
const { packages } = read<{ packages: Record<string, LockedPackage> }>('package-lock.json');
const installed = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 13);
const placesOf = (name: string) => installed.map(([place]) => place).filter((place) => nameOf(place) === name);
const copiesOf = (name: string) => placesOf(name).map((place) => packages[place]!.version);

const isAtLeast = (version: string, floor: string) => {
  const [a, b] = [version, floor].map((text) => text.split('-')[0]!.split('.').map(Number));
  const at = a!.findIndex((part, index) => part !== b![index]);
  return at === -1 || a![at]! > b![at]!;
};

// Below each of these stands a hole that is known and mended (T31).
test.each([
  ['next', '16.4.6'],
  ['react', '19.3.1'],
  ['react-dom', '19.3.1'],
  ['next-auth', '4.24.15'],
  ['dompurify', '3.4.12'],
  ['sharp', '0.35.5'],
])('%s is not older than %s, wherever it stands (T31)', (name, floor) => {
  const copies = copiesOf(name);
  expect(copies.length).toBeGreaterThan(0);
  const old = copies.filter((version) => !isAtLeast(version, floor));
  expectNone(
    old.map((version) => `${name} ${version}`),
    `raise it to ${floor}; what is older has a hole`,
  );
});

// Two copies of the framework are two sets of state, and one of them is patched later.
test.each(['next', 'react', 'react-dom', 'zod'])('the product has one copy of %s (T31)', (name) => {
  const isOwn = (place: string) =>
    ['node_modules', 'hr-api/node_modules'].some((folder) => place === `${folder}/${name}`);
  const place = `node_modules/${name}`;
  const copies = placesOf(name).filter((one) => name !== 'zod' || isOwn(one));
  expect(copies).toContain(place);
  expectNone(
    copies.filter((one) => one !== place),
    `pin the version of ${place} wherever ${name} is asked for`,
  );
});

// What is installed is what was judged. Packages for other platforms cannot be fetched here; npm checks them where they are.
test('every package has the hash of its content and none a download address (T31)', () => {
  const isForPlatform = ({ cpu, os }: LockedPackage) => Boolean(cpu ?? os);
  const unhashed = installed.filter(([, one]) => !one.integrity && !isForPlatform(one));
  expectNone(
    unhashed.map(([place]) => place),
    'install it from the registry, so that the lock has its hash',
  );
  const addressed = installed.filter(([, { resolved }]) => resolved).map(([place]) => place);
  expectNone(addressed, 'take its "resolved" out of package-lock.json');
});

// A script that runs at installation runs as whoever installs.
test('no package but those known runs a script when it is installed (T31)', () => {
  const known = ['esbuild', '@parcel/watcher', '@swc/core', 'fsevents', 'sharp'];
  const running = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => nameOf(place));
  const unknown = [...new Set(running)].filter((name) => !known.includes(name));
  expectNone(unknown, 'read its install script, then add it to the known ones here');
});

// A range lets tomorrow's version in without anybody having looked at it.
test.each(['package.json', 'hr-api/package.json'])('%s pins every package exactly (T31)', (file) => {
  const { dependencies = {}, devDependencies = {} } = read<Record<string, Record<string, string>>>(file);
  const pins = Object.entries({ ...dependencies, ...devDependencies });
  expect(pins.length).toBeGreaterThan(3);
  const ranges = pins.filter(([, version]) => !/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version));
  expectNone(
    ranges.map(([name, version]) => `${name} ${version}`),
    `write one exact version in ${file}`,
  );
});

// The lock says what `npm ci` installs; one that lags behind installs something else.
test.each([
  ['package.json', ''],
  ['hr-api/package.json', 'hr-api'],
])('the lock agrees with %s (T31)', (file, place) => {
  const wanted = read<Record<string, Record<string, string>>>(file);
  const locked = packages[place] as unknown as Record<string, Record<string, string>>;
  const pinsOf = (from: typeof wanted) =>
    ['dependencies', 'devDependencies'].flatMap((group) =>
      Object.entries(from[group] ?? {}).map(([name, version]) => `${name} ${version} of ${group}`),
    );
  const [inFile, inLock] = [pinsOf(wanted), pinsOf(locked)];
  expectNone(
    inFile.filter((pin) => !inLock.includes(pin)),
    'run npm install, the lock does not have it',
  );
  expectNone(
    inLock.filter((pin) => !inFile.includes(pin)),
    `run npm install, the lock has it and ${file} does not`,
  );
});
