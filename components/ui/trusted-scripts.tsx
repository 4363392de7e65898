import { withBasePath } from '@/lib/links';

/**
 * The bundler's loader sets a script's address without naming a policy, so the default one decides, and it lets through our own
 * built files alone. Everything else that Trusted Types guards still throws.
 */
const policy = `window.trustedTypes&&trustedTypes.createPolicy('default',{createScriptURL:function(address){
var url=new URL(address,location.href);
if(url.origin===location.origin&&url.pathname.indexOf('${withBasePath('/_next/static/')}')===0)return address;
throw new TypeError('not a script of the portal: '+url.href)}})`;

/** Stands in the head of every page, before anything can load a script. */
export function TrustedScripts({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: policy }} />;
}
