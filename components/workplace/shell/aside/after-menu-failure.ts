interface MenuFailure {
  readonly status: number;
  readonly code: string;
}

/** SESS-18, SESS-19, SCON-23 and SOPQ-13: where a menu that could not be loaded leads; null leads nowhere. */
export function afterMenuFailure({ status, code }: MenuFailure): string | null {
  if (status === 400) return '/error';
  if (status === 403) return '/unauthorized?why=menu';
  const isUnanswered = status === 0 || code === 'upstream_unavailable' || code === 'upstream_timeout';
  return isUnanswered ? '/error?reason=unreachable' : null;
}
