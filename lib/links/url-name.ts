/** The name of a page among its tours (TOUR-18): the first two segments of its path. */
export function urlNameOf(path: string): string {
  return path.split('/').filter(Boolean).slice(0, 2).join('/');
}
