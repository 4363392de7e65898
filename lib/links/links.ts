/** The path below which the portal is served; set by the build, empty at the root of its host. */
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** An address for what Next does not prefix by itself: form actions, fetches, cookies' redirects. */
export function withBasePath(path: `/${string}`): string {
  return `${basePath}${path}`;
}

/** Whether an address as it was sent lies below the base path, spelled as that is: another spelling would lead out of it. */
export const isBelowBasePath = (target: string): boolean =>
  target.startsWith(basePath) && /^(?:$|[/?])/.test(target.slice(basePath.length));

/** The path without the base path, as routes are named in the code. */
export function withoutBasePath(path: string): string {
  return basePath && path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
}
