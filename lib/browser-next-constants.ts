/**
 * In the browser in place of the names of headers, files and messages that Next's server and client share (next.config.mjs): of
 * them the client asks for this one.
 */
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id';
