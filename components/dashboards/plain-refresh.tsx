import { withBasePath } from '@/lib/links/links';

/** Where no script runs, leads to another address of the page, which comes whole: a dashboard with all its tiles, a list as a plain table. */
export const PlainRefresh = ({ address }: { readonly address: `/${string}` }) => (
  <noscript>
    <meta httpEquiv="refresh" content={`0;url=${withBasePath(address)}`} />
  </noscript>
);
