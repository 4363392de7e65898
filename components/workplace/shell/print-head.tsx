import { CompanyLogo } from '@/components/platform/company-logo';
import { portalConfig } from '@/lib/config';

/** Whose page it is, on paper, where the header is left out. */
export async function PrintHead() {
  const { title } = await portalConfig();
  return (
    <p className="mb-6 hidden items-center gap-2.5 font-semibold print:flex">
      <CompanyLogo />
      {title}
    </p>
  );
}
