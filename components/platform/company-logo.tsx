import { Logo, type LogoSize } from '@/components/ui/icons/logo';
import { portalConfig } from '@/lib/config';
import { fitLogo } from '@/lib/contract/platform/company-logo';
import { withBasePath } from '@/lib/links/links';

/** As high as SHL-23 says, and as wide as it needs to be within reason. */
const ROOM: LogoSize = { width: 120, height: 30 };

/** The company's logo, else the humming bird (SHL-23, SHL-24). The company's name stands beside it in words. */
export async function CompanyLogo({ size }: { readonly size?: LogoSize | null }) {
  const { logo } = await portalConfig();
  if (!logo) return <Logo size={size} />;
  return (
    // eslint-disable-next-line @next/next/no-img-element -- a file of the company's, served as it is
    <img
      src={withBasePath(`/api/logo?v=${logo.version}`)}
      alt=""
      {...fitLogo(logo, size ?? ROOM)}
      className="shrink-0 rounded-xs"
      // Logos are drawn for paper: most could not be seen on a dark page.
      style={{ background: 'light-dark(transparent, #fff)', boxShadow: '0 0 0 2px light-dark(transparent, #fff)' }}
    />
  );
}
