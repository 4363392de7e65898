import { notFoundRoute } from '@/lib/bff/call/not-found-route';

export {
  notFoundRoute as GET,
  notFoundRoute as POST,
  notFoundRoute as PUT,
  notFoundRoute as PATCH,
  notFoundRoute as DELETE,
  notFoundRoute as OPTIONS,
};
