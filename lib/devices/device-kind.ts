/** What a browser says of the machine it runs on, from its request alone. */
export interface DeviceKind {
  /** Such as `Android`, `iPhone`, `Windows`; empty where it does not say. */
  readonly system: string;
  readonly systemVersion: string;
  /** Such as `Chrome 141`. */
  readonly browser: string;
}

/**
 * In the order in which they are looked for: every browser says that it is Safari too. Where browsers give a version that has
 * long stopped changing, it is left out.
 */
const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPhone', /iPhone; .*?OS ([\d_]+)/],
  ['iPad', /iPad; .*?OS ([\d_]+)/],
  ['Android', /Android (?:10; K\)|([\d.]+))/],
  ['ChromeOS', /CrOS \S+ ([\d.]+)/],
  ['Windows', /Windows NT()/],
  ['macOS', /Mac OS X()/],
  ['Linux', /Linux()/],
];
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari/],
];

/** Reads the User-Agent, which all browsers send; what is in doubt stays empty. */
export function deviceKindOf(userAgent: string | null): DeviceKind {
  const said = (userAgent ?? '').slice(0, 500);
  const [system, systemVersion] = firstOf(SYSTEMS, said);
  const [browser, version] = firstOf(BROWSERS, said);
  return { system, systemVersion: systemVersion.replaceAll('_', '.'), browser: `${browser} ${version}`.trim() };
}

function firstOf(signs: typeof SYSTEMS, said: string): readonly [name: string, version: string] {
  for (const [name, sign] of signs) {
    const found = sign.exec(said);
    if (found) return [name, found[1] ?? ''];
  }
  return ['', ''];
}

/** A name to begin with, such as `Chrome, Windows`; empty where nothing is known. */
export const nameOfKind = ({ browser, system }: DeviceKind) =>
  [browser.replace(/ \d+$/, ''), system].filter(Boolean).join(', ');
