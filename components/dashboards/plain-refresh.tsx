import { withBasePath } from '@/lib/links/links';

/** Where no script runs, leads to the page that comes with all its tiles. */
export const PlainRefresh = ({ address }: { readonly address: `/${string}` }) => (
  <noscript>
    <meta httpEquiv="refresh" content={`0;url=${withBasePath(address)}`} />
  </noscript>
);
