/** What every module has whose pages this portal holds. */
const OF_EVERY_MODULE = ['', 'dashboard', 'commonreport', 'commonsetting'];

/** The routes of the signed-in portal, as the build found them in `app`; those of whatever module are the shell's own. */
const routes = (process.env.NEXT_PUBLIC_PAGES ?? '')
  .split(' ')
  .map((route) => route.split('/').slice(1))
  .filter(([first = '[']) => !first.startsWith('['));

/** Whether this portal has pages of the module with this base path. */
export const hasPages = (module: string): boolean => routes.some(([first, link]) => first === module && link);

/** Whether a page of this portal lies at the path, in whatever role it may be opened. */
export function isPage(path: `/${string}`): boolean {
  const segments = path.split('/').slice(1);
  const [module = '', link = '', ...deeper] = segments;
  if (deeper.length === 0 && OF_EVERY_MODULE.includes(link) && hasPages(module)) return true;
  return routes.some(
    (route) =>
      route.length === segments.length && route.every((part, at) => part === segments[at] || part.startsWith('[')),
  );
}
